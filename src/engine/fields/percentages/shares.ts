import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { total } from '../../logic/shares.ts';

/** The share of the work that an activity makes up; `percentage` is 0-100 (spec section 3). */
export type Share = { name: string; percentage: number };

/** A share being edited: the text in its input, and whether the visitor typed it. */
export type ShareLine = { name: string; text: string; edited: boolean };

/** The shares of a stored list; entries without a name are skipped. */
export function sharesOf(value: unknown): Share[] {
  const entries: Json[] = Array.isArray(value) ? value : [];
  return entries.filter(isObject).flatMap(({ name, percentage }: JsonObject) => {
    if (typeof name !== 'string') return [];
    return { name, percentage: typeof percentage === 'number' ? percentage : 0 };
  });
}

/** The shares as their inputs first show them, rounded to the two decimals that can be typed. */
export function linesOf(shares: readonly Share[]): ShareLine[] {
  return shares.map(({ name, percentage }) => ({
    name,
    text: String(inHundredths(percentage)),
    edited: false,
  }));
}

/** The lines with one of them edited; an emptied line may be filled in again. */
export function withText(lines: readonly ShareLine[], index: number, text: string): ShareLine[] {
  return lines.map((line, at) => (at === index ? { ...line, text, edited: text !== '' } : line));
}

/** The shares as the lines say now; a line that is empty or no number is 0 %. */
export function sharesFrom(lines: readonly ShareLine[]): Share[] {
  return lines.map(({ name, text }) => ({ name, percentage: Number(text) || 0 }));
}

/** The sum of the shares, in percent. */
export function totalOf(shares: readonly Share[]): number {
  return total(shares.map(({ percentage }) => percentage));
}

/** Thirds add up to 99.99; nobody should have to look for the last hundredth (decision D36). */
export const isWhole = (percent: number): boolean => Math.abs(total([percent, -100])) <= 0.01;

const inHundredths = (percent: number): number => Math.round(percent * 100) / 100;

/**
 * Splits what the edited lines leave of 100 evenly among the other lines; the remainder goes to the
 * first of them. Null if every line was edited, so that there is none to fill.
 */
export function makeRestEqual(lines: readonly ShareLine[]): ShareLine[] | null {
  const open = lines.filter(({ edited }) => !edited).length;
  if (open === 0) return null;
  const taken = totalOf(sharesFrom(lines.filter(({ edited }) => edited)));
  const rest = Math.max(0, total([100, -taken]));
  const each = Math.floor(rest / open);
  const first = lines.findIndex(({ edited }) => !edited);
  return lines.map((line, index) => {
    if (line.edited) return line;
    return { ...line, text: String(index === first ? total([rest, -each * (open - 1)]) : each) };
  });
}
