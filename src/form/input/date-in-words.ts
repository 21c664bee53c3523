import { isIsoDate } from '../../logic/iso-date.ts';

// A date without a time is the same in every time zone, so it is parsed and formatted as UTC.
const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO local date in words: `2026-12-01` → `December 1, 2026`; '' if it is not a date. */
export function dateInWords(iso: string): string {
  // `Date` alone would take February 30 for March 2.
  return isIsoDate(iso) ? WORDS.format(new Date(`${iso}T00:00:00Z`)) : '';
}
