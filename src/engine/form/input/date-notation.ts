import { visibleLine } from './tidy-line.ts';

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

type Notation = {
  pattern: RegExp;
  /** Which groups of the pattern are month, day and year. */
  order: readonly [month: number, day: number, year: number];
};

/** Ways to write a complete date, as people copy them from letters and policies. */
const NOTATIONS: readonly Notation[] = [
  { pattern: /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/, order: [1, 2, 3] },
  { pattern: /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})$/, order: [2, 3, 1] },
  { pattern: /^((?:19|20)\d{2})(\d{2})(\d{2})$/, order: [2, 3, 1] },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, order: [1, 2, 3] },
  { pattern: /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, order: [1, 2, 3] },
  { pattern: /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*\.?,? (\d{4})$/, order: [2, 1, 3] },
];

/** A complete date in any common notation as M/D/YYYY, or null. */
export function wholeDate(text: string): string | null {
  const plain = visibleLine(text).replace(/\s+/g, ' ').toLowerCase();
  for (const { pattern, order } of NOTATIONS) {
    const match = pattern.exec(plain);
    const [month = '', day, year] = order.map((group) => match?.[group]);
    const number = /[a-z]/.test(month) ? monthNamed(month) : month;
    if (number !== '') return `${number}/${day}/${year}`;
  }
  return null;
}

/** The number of the month whose name begins with these three lowercase letters; '' if none does. */
export function monthNamed(start: string): string {
  const at = MONTHS.indexOf(start) / start.length;
  return Number.isInteger(at) ? String(at + 1) : '';
}
