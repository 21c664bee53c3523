/** The first year that a visitor can give (spec section 5). */
export const FIRST_YEAR = 1900;

/** The last year that a visitor can give (spec section 5), for an ISO date of today. */
export function latestYear(today: string): number {
  return Number(today.slice(0, 4)) + 100;
}
