import texts from '../../../../schemas/content/draft-texts.json' with { type: 'json' };
import { isIsoDate } from '../../logic/dates.ts';

/** An ISO local date in words: `2026-12-01` → `December 1, 2026`; '' if it is not a date. */
export function dateInWords(iso: string): string {
  // `Date` alone would take February 30 for March 2.
  if (!isIsoDate(iso)) return '';
  // A date without a time is the same in every time zone, so it is parsed and formatted as UTC.
  const date = new Date(`${iso}T00:00:00Z`);
  return date.toLocaleDateString(texts.time.locale, { dateStyle: 'long', timeZone: 'UTC' });
}
