import { isIsoDate } from '../../logic/dates.ts';
import { FIRST_YEAR, latestYear } from './year-range.ts';

/** The result of reading a typed date; ISO dates are local and have no time of day. */
type TypedDate = { kind: 'date'; iso: string } | { kind: 'incomplete' } | { kind: 'invalid' };

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * Reads MM/DD/YYYY (spec section 5): month 1-12, a day of that month, year 1900 to a hundred
 * years after `today` (ISO). Anything short of ten characters is incomplete.
 */
export function parseTypedDate(text: string, today: string): TypedDate {
  const match = TYPED.exec(text);
  if (!match) return { kind: text.length < 10 ? 'incomplete' : 'invalid' };
  const [, month = '', day = '', year = ''] = match;
  const inRange = Number(year) >= FIRST_YEAR && Number(year) <= latestYear(today);
  const iso = `${year}-${month}-${day}`;
  return inRange && isIsoDate(iso) ? { kind: 'date', iso } : { kind: 'invalid' };
}

/** The field's text for a stored value: an ISO date as MM/DD/YYYY, any other text unchanged. */
export function typedDate(stored: string): string {
  const [, year, month, day] = ISO.exec(stored) ?? [];
  return year && month && day ? `${month}/${day}/${year}` : stored;
}

/** The stored value for the field's text: a real date as ISO, other text unchanged, '' as undefined. */
export function storedDate(text: string, today: string): string | undefined {
  const parsed = parseTypedDate(text, today);
  if (parsed.kind === 'date') return parsed.iso;
  return text === '' ? undefined : text;
}
