/** The length of a text as JSON Schema and Postgres count it: an emoji is one or more code points. */
export const textLength = (text: string): number => Array.from(text).length;
