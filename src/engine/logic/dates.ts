const MONTHS = 12;
const DAY_MS = 86_400_000;

/**
 * The same day some months later, or the last day of a shorter month. ISO local
 * dates: `2027-01-31` and 1 → `2027-02-28`; `2026-12-15` and 1 → `2027-01-15`; -1 goes back.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * MONTHS + (month - 1) + months;
  const newYear = Math.floor(count / MONTHS);
  const newMonth = count - newYear * MONTHS + 1;
  return isoDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Days from one ISO local date to another, unaffected by daylight saving time. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** The ISO date some days later. */
export function addDays(date: string, days: number): string {
  return new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10);
}

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);

const isoDate = (year: number, month: number, day: number) =>
  [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');

const pad = (part: number) => String(part).padStart(2, '0');

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * True for the written form `YYYY-MM-DD` of a day that exists: `2028-02-29`, not `2027-02-29`.
 * A date is local and has no time of day; strings of this form sort chronologically.
 */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [year = 0, month = 0, day = 0] = ISO_DATE.exec(value)?.slice(1).map(Number) ?? [];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days of a month, from 1 for January. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
