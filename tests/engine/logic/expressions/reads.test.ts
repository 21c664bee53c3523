import { describe, expect, it } from 'vitest';
import { reads, references } from '../../../../src/engine/logic/expressions/reads.ts';
import { read } from '../../../../src/engine/logic/path.ts';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';

describe('reads', () => {
  const expression: JsonObject = {
    and: [
      { '==': [{ var: 'a.b' }, { var: ['$today'] }] },
      { '!': { answered: 'c' } },
      { in: ['x', [{ var: 'd' }]] },
    ],
  };

  it('lists every path in order, with how it is read', () => {
    expect(reads(expression).map(({ path, by }) => [path, by])).toEqual([
      ['a.b', 'var'],
      ['$today', 'var'],
      ['c', 'answered'],
      ['d', 'var'],
    ]);
  });

  it('points at each in the source text', () => {
    for (const { at, path } of reads(expression, '')) {
      const found = read(expression, at.slice(1).replaceAll('/', '.'));
      expect([found, [found]].flat()).toContain(path);
    }
    expect(reads({ var: 'a' }, '/conditions/x')[0]?.at).toBe('/conditions/x/var');
    expect(reads(expression)[2]?.at).toBe('/and/1/!/answered');
  });

  it('does not count reads of an item as answers, but $today', () => {
    const rule: JsonObject = {
      all: [{ var: 'rows' }, { and: [{ '<=': [{ var: 'date' }, { var: '$today' }] }] }],
    };
    expect(reads(rule).map(({ path }) => path)).toEqual(['rows', '$today']);
    const nested: JsonObject = {
      some: [{ var: 'rows' }, { all: [{ var: 'inner' }, { answered: 'x' }] }],
    };
    expect(reads(nested).map(({ path }) => path)).toEqual(['rows']);
  });
});

describe('references', () => {
  it('lists the names that an expression refers to, nested ones too', () => {
    expect(
      references({
        if: [
          { condition: 'big' },
          { lookup: ['trades', { pluck: [{ value: 'chosen' }, 'id'] }, 'category'] },
          [{ value: ['rest'] }],
        ],
      }),
    ).toEqual([
      { kind: 'condition', name: 'big' },
      { kind: 'lookup', name: 'trades', field: 'category' },
      { kind: 'value', name: 'chosen' },
      { kind: 'value', name: 'rest' },
    ]);
  });
});
