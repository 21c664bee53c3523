import { grouped } from '../../flow/stored-amount.ts';
import { caretAtEnd, type Edit, type FieldState } from './edit.ts';
import { inFull } from './magnitude.ts';

/** The format of an amount while it is typed. */
export type AmountFormat = {
  /** Thousands separators: `150,000`. */
  group: boolean;
  /** Digits allowed after a decimal point; 0 allows no point. */
  decimals: number;
  /** A count: cents never show, not even until the field loses focus. */
  isCount?: boolean;
  /** Maximum length of the plain amount (digits and point, no separators); the rest is cut off. */
  maxLength: number;
};

/**
 * More than any schema allows, so that an amount that is too long stays in the field with the
 * schema's message. The sum of two is still a number that the server accepts (up to 10^15).
 */
export const MAX_DIGITS = 14;

const CENTS = 2;

/** `12500.5` -> `12,500.5`; leading zeros stay, because a visitor may be about to replace them. */
export function showAmount(plain: string, group: boolean): string {
  return group ? grouped(plain) : plain;
}

/**
 * Extracts the plain amount from any text: `$1,234.56` -> `1234` (cents dropped, spec section 5)
 * or, with decimals, `1234.56`. Letters, signs, spaces and separators are dropped; the result fits
 * `maxLength`.
 */
export function plainAmount(text: string, format: AmountFormat): string {
  return limit(clean(text, format, format.decimals > 0), format);
}

/** A finished amount: without unnecessary leading zeros, with no point or two decimals. */
export function tidyAmount(plain: string): string {
  const [whole = '', cents = ''] = plain.split('.');
  if (cents === '') return withoutLeadingZeros(whole);
  return `${withoutLeadingZeros(whole) || '0'}.${cents.padEnd(CENTS, '0')}`;
}

/** `007` -> `7`, `0` -> `0`, `0.5` -> `0.5`. */
export const withoutLeadingZeros = (plain: string): string => plain.replace(/^0+(?=\d)/, '');

/**
 * The field after an edit: anything that is not part of an amount is dropped, separators are
 * reinserted, and the caret stays after the same digit. Erasing a separator erases the digit beside
 * it. A field for whole amounts keeps typed cents until it loses focus: without the point,
 * `85000.00` would become a hundred times as much. If the format has separators, `250k` and `1.2M`
 * are expanded.
 */
export function editAmount(previous: string, edit: Edit, format: AmountFormat): FieldState {
  const { from, to } = withoutSeparator(previous, edit);
  const head = previous.slice(0, from) + edit.inserted;
  const tail = previous.slice(to);
  const amount = format.group ? inFull(head + tail) : undefined;
  return amount === undefined
    ? editDigits({ before: previous.slice(0, from), inserted: edit.inserted, after: tail }, format)
    : caretAtEnd(showAmount(plainAmount(amount, format), format.group));
}

type Change = { before: string; inserted: string; after: string };

function editDigits(change: Change, format: AmountFormat): FieldState {
  const shown = { ...format, decimals: format.decimals || (format.isCount === true ? 0 : CENTS) };
  const left = strip(change.before);
  const right = strip(change.after);
  const takesPoint = format.decimals > 0 || (shown.decimals > 0 && change.inserted === '.');
  const pointFree = !left.includes('.') && !right.includes('.') && right.length <= shown.decimals;
  const room = Math.max(0, format.maxLength - left.length - right.length);
  const inserted = clean(change.inserted, format, pointFree && takesPoint).slice(0, room);
  const head = limit(left + inserted, shown);
  const plain = limit(head + right, shown);
  const text = showAmount(plain, format.group);
  return { text, caret: caretBehind(text, head.length) };
}

/** Erasing only a separator erases the digit on the side that the key points to. */
function withoutSeparator(previous: string, edit: Edit): { from: number; to: number } {
  const { from, to, inserted, direction } = edit;
  if (inserted !== '' || previous.slice(from, to) !== ',') return { from, to };
  return direction === 'backward'
    ? { from: Math.max(0, from - 1), to }
    : { from, to: Math.min(previous.length, to + 1) };
}

/** The digits and the point in the text of a field. */
const strip = (text: string): string => text.replace(/[^\d.]/g, '');

/**
 * The amount in new text. If the format has no decimals, what follows a single point is cents,
 * which are dropped.
 */
function clean(text: string, format: AmountFormat, pointFree: boolean): string {
  const [whole = '', ...rest] = text.split('.');
  const digits = (part: string) => part.replace(/\D/g, '');
  if (rest.length === 0) return digits(whole);
  if (pointFree) return `${digits(whole)}.${digits(rest.join(''))}`;
  return rest.length === 1 && format.decimals === 0 ? digits(whole) : digits(text);
}

function limit(plain: string, format: AmountFormat): string {
  const cut = plain.slice(0, format.maxLength);
  const point = cut.indexOf('.');
  return point < 0 ? cut : cut.slice(0, point + 1 + format.decimals);
}

/** The position right after the given number of plain characters. */
function caretBehind(text: string, plainCharacters: number): number {
  let seen = 0;
  let caret = 0;
  while (seen < plainCharacters && caret < text.length) {
    if (text[caret] !== ',') seen += 1;
    caret += 1;
  }
  return caret;
}
