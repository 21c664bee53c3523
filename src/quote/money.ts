const AMOUNT = /^(\d{1,12})(?:\.(\d{2}))?$/;
const whole = new Intl.NumberFormat('en-US');

/**
 * Reads a written amount of US dollars as integer cents: `440.84` → 44084, `19` → 1900.
 * @returns undefined when it is not digits with no or two decimals
 */
export function parseCents(amount: string): number | undefined {
  const match = AMOUNT.exec(amount);
  return match === null ? undefined : Number(match[1]) * 100 + Number(match[2] ?? 0);
}

/** Writes integer cents, 0 or more, as people read them: 529008 → `$5,290.08`. */
export function formatCents(cents: number): string {
  const { dollars, rest } = splitCents(cents);
  return `${dollars}.${rest}`;
}

/** The two parts of a price that is set in two sizes: 44084 → `$440` and `84`. */
export function splitCents(cents: number): { dollars: string; rest: string } {
  return {
    dollars: `$${whole.format(Math.trunc(cents / 100))}`,
    rest: String(cents % 100).padStart(2, '0'),
  };
}
