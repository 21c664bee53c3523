/** Hyphens and dashes copied from typeset text. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const NINE_DIGITS = /^(\d{5})[- ]?(\d{4})$/;

/** A line of text after the field loses focus: trimmed, and a ZIP code in its usual form. */
export function tidyLine(text: string, autocomplete: unknown): string {
  const line = text.trim();
  if (autocomplete !== 'postal-code') return line;
  return line.replace(HYPHENS, '-').replace(NINE_DIGITS, '$1-$2');
}
