import { isObject, type Json, type JsonObject } from '../../../logic/json.ts';
import { total } from '../../../logic/total.ts';

/** Part of the work that an activity makes up; `percentage` is 0-100 (spec section 3). */
export type Share = { name: string; percentage: number };

/** A share while it is edited: what its input shows, and whether the visitor wrote that. */
export type ShareLine = { name: string; text: string; edited: boolean };

/** The shares of a stored list; an entry without a name is none. */
export function sharesOf(value: unknown): Share[] {
  const entries: Json[] = Array.isArray(value) ? value : [];
  return entries.filter(isObject).flatMap(({ name, percentage }: JsonObject) => {
    if (typeof name !== 'string') return [];
    return { name, percentage: typeof percentage === 'number' ? percentage : 0 };
  });
}

/** The shares as their inputs show them at first, with the two decimals that can be typed. */
export function linesOf(shares: readonly Share[]): ShareLine[] {
  return shares.map(({ name, percentage }) => ({
    name,
    text: String(inHundredths(percentage)),
    edited: false,
  }));
}

/** The line as the visitor left it; an emptied one is open to being filled in again. */
export function withText(lines: readonly ShareLine[], index: number, text: string): ShareLine[] {
  return lines.map((line, at) => (at === index ? { ...line, text, edited: text !== '' } : line));
}

/** The shares that the lines say now; an empty line is 0 %. */
export function sharesFrom(lines: readonly ShareLine[]): Share[] {
  return lines.map(({ name, text }) => ({ name, percentage: Number(text) }));
}

/** What the shares make up together, in percent. */
export function totalOf(shares: readonly Share[]): number {
  return total(shares.map(({ percentage }) => percentage));
}

/** Thirds come to 99.99; nobody has to look for the last hundredth (decision D36). */
export const isWhole = (percent: number): boolean => Math.abs(total([percent, -100])) <= 0.01;

const inHundredths = (percent: number): number => Math.round(percent * 100) / 100;

/**
 * Shares what the edited lines leave of 100 evenly over the other lines; what does not divide goes
 * to the first of them. Null when every line was edited, so that there is none to fill.
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
