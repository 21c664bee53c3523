/** Hyphens and dashes copied from typeset text. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
/** What nobody sees, but text copied from a page or a message may hold; joiners shape letters. */
const INVISIBLE = /[\p{Cc}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const BRACKETED = /<([^<>]*)>/;
const LINK = /^mailto:([^?]*)(?:\?.*)?$/i;
const NINE_DIGITS = /^(\d{5})[- ]?(\d{4})$/;

/**
 * A line as people see it: digits and signs of full width (as Asian keyboards write them) and blanks of
 * any kind in their usual form.
 */
export const visibleLine = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').trim();

/** A line of text after the field loses focus: trimmed, and a ZIP code in its usual form. */
export function tidyLine(text: string, autocomplete: unknown): string {
  if (autocomplete !== 'postal-code') return text.replace(INVISIBLE, '').trim();
  return plainHyphens(visibleLine(text)).replace(NINE_DIGITS, '$1-$2');
}

/** The line with hyphens as they are typed. */
const plainHyphens = (text: string): string =>
  text.replace(INVISIBLE, '').replace(HYPHENS, '-').trim();

/**
 * An email address without what comes along when it is copied: from a link `mailto:` and a subject,
 * from a message the name before it and the angle brackets, from a sentence its period.
 */
export function plainEmail(text: string): string {
  const line = text.replace(INVISIBLE, '').trim();
  const inside = BRACKETED.exec(line)?.[1] ?? line;
  return inside
    .trim()
    .replace(LINK, '$1')
    .replace(/[.,;]+$/, '');
}

/** A phone number without the `tel:` of a copied link. */
export const plainPhone = (text: string): string =>
  plainHyphens(visibleLine(text)).replace(/^tel:/i, '');
