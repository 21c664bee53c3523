const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-12-01` -> `December 1, 2026`; the day is the same in every time zone. */
export function dayInWords(iso: string): string {
  return WORDS.format(new Date(`${iso}T00:00:00Z`));
}
