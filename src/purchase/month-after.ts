const MONTHS = 12;

/**
 * The same day of the next month, or that month's last day when it has no such day.
 * ISO local dates: `2027-01-31` → `2027-02-28`, `2026-12-15` → `2027-01-15`.
 */
export function monthAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const nextYear = month === MONTHS ? year + 1 : year;
  const nextMonth = (month % MONTHS) + 1;
  return isoDate(nextYear, nextMonth, Math.min(day, daysIn(nextYear, nextMonth)));
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isoDate = (year: number, month: number, day: number) =>
  [year, pad(month), pad(day)].join('-');

const pad = (part: number) => String(part).padStart(2, '0');
