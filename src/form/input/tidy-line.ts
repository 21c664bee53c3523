/** Hyphens and dashes copied from typeset text. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
/** What nobody sees, but text copied from a page or a message may hold; joiners shape letters. */
const INVISIBLE = /[\p{Cc}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const NINE_DIGITS = /^(\d{5})[- ]?(\d{4})$/;

/** A line of text after the field loses focus: trimmed, and a ZIP code in its usual form. */
export function tidyLine(text: string, autocomplete: unknown): string {
  if (autocomplete !== 'postal-code') return text.replace(INVISIBLE, '').trim();
  return plainHyphens(text).replace(NINE_DIGITS, '$1-$2');
}

/** The line with hyphens as they are typed. */
export const plainHyphens = (text: string): string =>
  text.replace(INVISIBLE, '').replace(HYPHENS, '-').trim();
