import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allBreaks, allRows, broken, unbreakable } from './breaks.ts';

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
