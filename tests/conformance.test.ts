import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import rows from './conformance.json' with { type: 'json' };

/**
 * One checkable statement of the specification or of a decision, and the test that shows it.
 * That each of those tests passed is checked at the end of `npm test` (tests/run/conformance.ts).
 */
type Row = { id: string; source: string; statement: string; test: string };

const all: readonly Row[] = rows;

describe('conformance to the specification', () => {
  it('every row has a unique id', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('no two rows state the same', () => {
    const said = all.map(({ source, statement }) => `${source}: ${statement}`);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  it('sections 2, 3, 4, 5, 7, 8, 9 and decisions D1 to D43 all have rows', () => {
    const decisions = Array.from({ length: 43 }, (_, index) => `D${index + 1}`);
    const sources = [...[2, 3, 4, 5, 7, 8, 9].map((section) => `spec ${section}`), ...decisions];
    expect([...new Set(all.map(({ source }) => source))].toSorted()).toEqual(sources.toSorted());
  });

  it('a row about what visitors see names a test that opens the page, not one that reads its data', () => {
    const seen = all.filter(({ statement }) => /\b(shows?|shown|pages?|leads?)\b/i.test(statement));
    const data = seen.filter(({ test }) => {
      const [file = ''] = test.split(' › ');
      const opens = file.startsWith('tests/browser/') || file.endsWith('.test.tsx');
      return !opens && !readFileSync(file, 'utf8').includes('renderApp(');
    });
    expect(seen.length).toBeGreaterThan(20);
    expect(data.map(({ id, statement }) => `${id} ${statement}`)).toEqual([]);
  });

  it('every row names its test', () => {
    expect(all.filter(({ test }) => !/^tests\/.+ › ./.test(test))).toEqual([]);
  });
});
