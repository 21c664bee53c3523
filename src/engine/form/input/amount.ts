import { grouped } from '../../flow/stored/stored-amount.ts';
import { caretAtEnd, isTyped, type Edit, type FieldState } from './edit.ts';
import { exactNumber } from './exact-number.ts';

/** The format of an amount while it is typed. */
export type AmountFormat = {
  /** Thousands separators: `150,000`; `250k` is understood. */
  group: boolean;
  /** Digits allowed after a decimal point; 0 allows no point. */
  decimals: number;
  /** An amount of dollars: without decimals, its cents are dropped (decision D36). */
  isMoney?: boolean;
  /** A count: cents never show, not even until the field loses focus. */
  isCount?: boolean;
  /** Maximum length of the plain amount (digits and point, no separators). */
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
 * The plain amount that a text is: `$1,234.56` -> `1234` (cents dropped, spec section 5) or, with
 * decimals, `1234.56`; '' if it is empty. Undefined for a text that is not exactly one such amount.
 */
export function plainAmount(text: string, format: AmountFormat): string | undefined {
  const number = exactNumber(text, { dollars: format.isMoney, magnitudes: format.group });
  if (number === undefined) return undefined;
  const [whole = '', part = ''] = number.split('.');
  const plain = format.decimals > 0 ? number : whole;
  return plain.length <= format.maxLength && takesPart(whole, part, format) ? plain : undefined;
}

/** True if what follows the point may be kept, or dropped as cents. */
function takesPart(whole: string, part: string, { decimals, isMoney }: AmountFormat): boolean {
  if (decimals > 0) return part.length <= decimals;
  return /^0*$/.test(part) || (isMoney === true && whole !== '' && part.length <= CENTS);
}

/** A finished amount: without unnecessary leading zeros, with no point or two decimals. */
export function tidyAmount(plain: string): string {
  const [whole = '', cents = ''] = plain.split('.');
  if (cents === '') return withoutLeadingZeros(whole);
  return withFullCents(`${withoutLeadingZeros(whole) || '0'}.${cents}`);
}

/** `12500.5` -> `12500.50`; what has no cents stays. */
export const withFullCents = (plain: string): string =>
  plain.replace(/(?<=\.)\d+$/, (cents) => cents.padEnd(CENTS, '0'));

/** `007` -> `7`, `0` -> `0`, `0.5` -> `0.5`. */
export const withoutLeadingZeros = (plain: string): string => plain.replace(/^0+(?=\d)/, '');

/**
 * The field after an edit. What is typed into an amount is dropped unless it is part of one,
 * separators are reinserted, and the caret stays after the same digit. Erasing a separator erases the
 * digit beside it. A field for whole amounts keeps typed cents until it loses focus: without the
 * point, `85000.00` would become a hundred times as much. What is pasted, or filled in as a whole,
 * stays as it is unless the field is exactly one amount then (decision D57).
 */
export function editAmount(previous: string, edit: Edit, format: AmountFormat): FieldState {
  const { from, to } = withoutSeparator(previous, edit);
  const change = {
    before: previous.slice(0, from),
    inserted: edit.inserted,
    after: previous.slice(to),
  };
  const isAmount = previous === showAmount(strip(previous), format.group);
  if (!isAmount) return asAmount(change, format) ?? asItIs(change);
  const plain = { ...change, before: strip(change.before), after: strip(change.after) };
  if (!isTyped(edit)) return asAmount(plain, format) ?? asItIs(change);
  const inFull = /[km]/i.test(edit.inserted) && asAmount(plain, format);
  return inFull || editDigits(plain, format);
}

type Change = { before: string; inserted: string; after: string };

/** The field if it is exactly one amount now; cents of whole dollars show until it loses focus. */
function asAmount(
  { before, inserted, after }: Change,
  format: AmountFormat,
): FieldState | undefined {
  const shown = { ...format, decimals: format.decimals || (format.isMoney === true ? CENTS : 0) };
  const whole = before + inserted + after;
  const plain = plainAmount(whole, format) === undefined ? undefined : plainAmount(whole, shown);
  if (plain === undefined) return undefined;
  const text = showAmount(plain, format.group);
  return after === ''
    ? caretAtEnd(text)
    : { text, caret: caretBehind(text, strip(before + inserted).length) };
}

const asItIs = ({ before, inserted, after }: Change): FieldState => ({
  text: before + inserted + after,
  caret: before.length + inserted.length,
});

/** A typed character, or erased ones, in an amount. */
function editDigits({ before, inserted, after }: Change, format: AmountFormat): FieldState {
  const shown = { ...format, decimals: format.decimals || (format.isCount === true ? 0 : CENTS) };
  const pointFree = !(before + after).includes('.') && after.length <= shown.decimals;
  const typed = inserted.normalize('NFKC');
  const isPart = /^\d$/.test(typed) || (typed === '.' && shown.decimals > 0 && pointFree);
  const isRoom = before.length + after.length < format.maxLength;
  const head = limit(isPart && isRoom ? before + typed : before, shown);
  const text = showAmount(limit(head + after, shown), format.group);
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
