import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allBreaks, allRows, batchesOf, broken, unbreakable } from './breaks.ts';

describe('the table of breaks', () => {
  it.each(allBreaks)('$row: what $file is broken by changes it', (one) => {
    const text = readFileSync(one.file, 'utf8');
    expect(broken(one, text)).not.toBe(text);
  });

  it('names rows of the specification', () => {
    const ids = new Set(allRows.map(({ id }) => id));
    const named = [...allBreaks, ...unbreakable].map(({ row }) => row);
    expect(named.filter((row) => !ids.has(row))).toEqual([]);
  });

  it('has a break or a reason for every row', () => {
    const named = new Set([...allBreaks, ...unbreakable].map(({ row }) => row));
    expect(allRows.flatMap(({ id }) => (named.has(id) ? [] : [id]))).toEqual([]);
  });

  it('has no row that both can and cannot be broken', () => {
    const rows = new Set(allBreaks.map(({ row }) => row));
    expect(unbreakable.filter(({ row }) => rows.has(row))).toEqual([]);
  });
});

describe('an edit', () => {
  const one = { row: '1', where: 'inside', file: 'a.json', from: '5', to: '6' } as const;

  it('replaces what stands in the file once', () => {
    expect(broken(one, 'at most 5 entries')).toBe('at most 6 entries');
  });

  it.each(['at most 4 entries', 'between 5 and 5'])('is refused in "%s"', (text) => {
    expect(() => broken(one, text)).toThrow('Break of 1');
  });
});

describe('breaks that are built together', () => {
  const row = (test: string) => ({ id: test, source: '', statement: '', test });
  const change = (test: string, from: string, to = '') => ({
    one: { row: test, where: 'inside', file: 'a.json', from, to } as const,
    row: row(test),
  });
  const [first, same, overlapping, other] = [
    change('one', '[1'),
    change('one', '5]'),
    change('two', '[1, 2'),
    change('three', '3'),
  ];
  const made = (most: number) =>
    batchesOf([first, same, overlapping, other], most, () => '[1, 2, 3, 4, 5]');

  it('have different tests, and do not replace what another one has replaced', () => {
    expect(made(9)).toEqual([
      [first, other],
      [same, overlapping],
    ]);
  });

  it('are no more than asked for', () => {
    expect(made(1)).toEqual([[first], [same], [overlapping], [other]]);
  });
});
