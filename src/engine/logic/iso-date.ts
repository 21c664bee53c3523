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
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
