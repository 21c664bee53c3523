/** `1 question`, `2 questions`. */
export const counted = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;
