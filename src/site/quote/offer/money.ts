const AMOUNT = /^(\d{1,12})(?:\.(\d{2}))?$/;
const LIMIT = /^\$(\d{1,3}(?:\.\d+)?)([KM]?)$/;
const SCALE: Readonly<Record<string, number>> = { '': 1, K: 1_000, M: 1_000_000 };
const whole = new Intl.NumberFormat('en-US');

/**
 * Parses an amount of US dollars into integer cents: `440.84` → 44084, `19` → 1900.
 * @returns undefined unless it is digits with zero or two decimals
 */
export function parseCents(amount: string): number | undefined {
  const match = AMOUNT.exec(amount);
  return match === null ? undefined : Number(match[1]) * 100 + Number(match[2] ?? 0);
}

/**
 * Parses a limit as written in catalogs into whole dollars: `$10K` → 10000, `$1.5M` → 1500000.
 * @returns undefined for other words, such as "Not included"
 */
export function parseLimit(limit: string): number | undefined {
  const [, figure, unit = ''] = LIMIT.exec(limit) ?? [];
  return figure === undefined ? undefined : Math.round(Number(figure) * (SCALE[unit] ?? 1));
}

/** Formats integer cents (0 or more): 529008 → `$5,290.08`. */
export function formatCents(cents: number): string {
  const { dollars, rest } = splitCents(cents);
  return `${dollars}.${rest}`;
}

/** The two parts of a price that is shown in two sizes: 44084 → `$440` and `84`. */
export function splitCents(cents: number): { dollars: string; rest: string } {
  return {
    dollars: `$${whole.format(Math.trunc(cents / 100))}`,
    rest: String(cents % 100).padStart(2, '0'),
  };
}
