const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-12-01` -> `December 1, 2026`, the same in every time zone; undefined for what is no date. */
export function dateInWords(iso: string): string | undefined {
  const day = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : WORDS.format(day);
}
