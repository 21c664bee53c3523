/** Hyphens that are copied from typeset texts. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const NINE_DIGITS = /^(\d{5})[- ]?(\d{4})$/;

/** A line of text once it is left: no blanks around it, and a ZIP code as it is usually written. */
export function tidyLine(text: string, autocomplete: unknown): string {
  const line = text.trim();
  if (autocomplete !== 'postal-code') return line;
  return line.replace(HYPHENS, '-').replace(NINE_DIGITS, '$1-$2');
}
