const LIST = new Intl.ListFormat('en-US');

/** `A`, `A and B`, `A, B, and C`; '' for an empty list. */
export const listInWords = (words: readonly string[]): string => LIST.format(words);
