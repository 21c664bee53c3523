/** A name and what stands beside it. */
export type Fact = { label: string; value: string };

/** One part of a paper, from top to bottom. */
export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'list'; items: readonly string[] }
  /** Lines with a box to tick by hand. */
  | { kind: 'checks'; items: readonly string[] }
  /** Names with room to write behind them. */
  | { kind: 'blanks'; labels: readonly string[] };

export type PaperId = 'quote' | 'certificate' | 'subcontractors' | 'receipt';

/** A paper as data: the page and the PDF are two drawings of it. */
export type Paper = {
  id: PaperId;
  title: string;
  /** Name of the PDF. */
  file: string;
  /** A word across the sheet, on what must not pass for the real thing. */
  watermark?: string;
  parts: readonly Part[];
};

/** Facts with a value. */
const given = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

export const heading = (text: string): Part => ({ kind: 'heading', text });
export const text = (words: string): Part => ({ kind: 'text', text: words });
export const facts = (all: readonly Fact[]): Part => ({ kind: 'facts', facts: given(all) });

/** A part under its heading, or nothing where there is nothing to list. */
export function section(title: string, all: readonly Fact[]): Part[] {
  const known = given(all);
  return known.length === 0 ? [] : [heading(title), facts(known)];
}
