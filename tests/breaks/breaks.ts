import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import rows from '../conformance.json' with { type: 'json' };

/**
 * The smallest edit that makes a statement of `tests/conformance.json` untrue, as an accident would:
 * inside, in data or in a pure function, or outside, in what draws, sends or wires it.
 */
export type Break = {
  /** The id of the row. */
  row: string;
  where: 'inside' | 'outside';
  file: string;
  /** What stands in the file exactly once, and what takes its place. */
  from: string;
  to: string;
};

/** A row that no edit of the project can break, and why. */
type Unbreakable = { row: string; because: string };

type Row = (typeof rows)[number];

/** A break, and the row whose test must notice it. */
export type BreakOfRow = { one: Break; row: Row };

const FOLDER = new URL('table/', import.meta.url).pathname;

const entries: readonly (Break | Unbreakable)[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap(
    (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as (Break | Unbreakable)[],
  );

export const allBreaks: readonly Break[] = entries.filter((entry) => 'file' in entry);
export const unbreakable: readonly Unbreakable[] = entries.filter((entry) => 'because' in entry);
export const allRows: readonly Row[] = rows;

/**
 * The text of the file after the edit.
 *
 * @throws Error if the text to be replaced is not there exactly once: the file has changed since
 */
export function broken({ row, file, from, to }: Break, text: string): string {
  const [before = '', after, ...more] = text.split(from);
  if (after === undefined || more.length > 0) {
    const times = after === undefined ? 'no longer' : 'more than once';
    throw new Error(`Break of ${row}: what it replaces stands ${times} in ${file}:\n${from}`);
  }
  return `${before}${to}${after}`;
}

/**
 * Groups of at most `most` breaks that can be made in one copy: no two of the same test, and none that
 * replaces what another one has replaced.
 */
export function batchesOf(
  all: readonly BreakOfRow[],
  most: number,
  read: (file: string) => string,
): BreakOfRow[][] {
  const batches: { tried: BreakOfRow[]; texts: Map<string, string> }[] = [];
  for (const next of all) {
    const { file } = next.one;
    const fits = batches.find(
      ({ tried, texts }) =>
        tried.length < most &&
        tried.every(({ row }) => row.test !== next.row.test) &&
        isStillThere(next.one, texts.get(file) ?? read(file)),
    );
    const batch = fits ?? { tried: [], texts: new Map<string, string>() };
    if (fits === undefined) batches.push(batch);
    batch.tried.push(next);
    batch.texts.set(file, broken(next.one, batch.texts.get(file) ?? read(file)));
  }
  return batches.map(({ tried }) => tried);
}

const isStillThere = ({ from }: Break, text: string) => text.split(from).length === 2;
