/**
 * Fills in the placeholders of a text: `fill('Step {n}', { n: 2 })` → `Step 2`. Names may contain
 * dots; a placeholder without a value is left as is.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([\w.:-]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/**
 * `[words](/path)` links to a page of this site, `[words](tel:+13125550142)` calls that number: the
 * words and the address are its groups.
 */
export const LINK = /\[([^\]]+)\]\(((?:\/|tel:\+)[^)\s]*)\)/g;

/** `A`, `A and B`, `A, B, and C`; '' for an empty list. */
export const listInWords = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(words);
