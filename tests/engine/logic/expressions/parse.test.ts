import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/logic/json.ts';
import type { Kind } from '../../../../src/engine/logic/expressions/operators.ts';
import { operation } from '../../../../src/engine/logic/expressions/expression.ts';
import {
  parseExpression,
  type ExpressionProblem,
} from '../../../../src/engine/logic/expressions/parse.ts';

function problems(source: unknown, expected?: Kind): readonly ExpressionProblem[] {
  const result = parseExpression(source, expected);
  return result.ok ? [] : result.problems;
}

const nested = (depth: number): Json =>
  depth === 0 ? { answered: 'a' } : { '!': [nested(depth - 1)] };

type Row = [source: unknown, code: ExpressionProblem['code'], at: string, text: string];

const symbol = Symbol('a symbol');

const refused: Row[] = [
  [{ between: [1, 2] }, 'unknown-operator', '', '"between" is not an operator of this project'],
  [{ __proto__x: 1 }, 'unknown-operator', '', '"__proto__x" is not an operator of this project'],
  [
    { constructor: [1] },
    'unknown-operator',
    '',
    '"constructor" is not an operator of this project',
  ],
  [JSON.parse('{"__proto__": [1]}'), 'unknown-operator', '', '"__proto__" is not an operator'],
  [
    { var: 'a', '!': [true] },
    'not-one-operator',
    '',
    'this has 2 operators and must have exactly one',
  ],
  [{}, 'not-one-operator', '', 'has 0 operators'],
  [{ '!': [{ '==': [1] }] }, 'arity', '/!/0', '"==" takes 2 operands, not 1'],
  [{ var: ['a', 'fallback'] }, 'arity', '', '"var" takes 1 operand, not 2'],
  [{ '+': [1] }, 'arity', '', '"+" takes 2 or more operands, not 1'],
  [{ and: [] }, 'arity', '', '"and" takes 1 or more operands, not 0'],
  [{ '!': { var: '' } }, 'bad-path', '/!/var', '"" is not a path to an answer'],
  [{ var: 0 }, 'bad-path', '/var', '0 is not a path to an answer'],
  [{ var: 'a..b' }, 'bad-path', '/var', '"a..b" is not a path to an answer'],
  [{ var: 'a b' }, 'bad-path', '/var', '"a b" is not a path to an answer'],
  [{ answered: ['a.valueOf'] }, 'bad-path', '/answered/0', '"a.valueOf" is not a path'],
  [{ var: 'prototype' }, 'bad-path', '/var', '"prototype" is not a path to an answer'],
  [{ var: { var: 'which' } }, 'bad-path', '/var', 'a computed value is not a path to an answer'],
  [{ condition: '' }, 'not-a-name', '/condition', '"" is not a name'],
  [{ condition: 7 }, 'not-a-name', '/condition', '7 is not a name'],
  [{ value: { var: 'a' } }, 'not-a-name', '/value', 'a computed value is not a name'],
  [{ lookup: ['__proto__', 'a', 'b'] }, 'not-a-name', '/lookup/0', '"__proto__" is not a name'],
  [{ pluck: [{ var: 'a' }, 'toString'] }, 'not-a-name', '/pluck/1', '"toString" is not a name'],
  [{ and: ['yes'] }, 'operand-kind', '/and/0', '"yes" is text, not boolean'],
  [
    { and: [{ count: [{ var: 'a' }] }] },
    'operand-kind',
    '/and/0',
    '"count" gives number, not boolean',
  ],
  [{ '==': [['a'], 'a'] }, 'operand-kind', '/==/0', 'this is a list, not scalar'],
  [{ '+': ['1', 2] }, 'operand-kind', '/+/0', '"1" is text, not number'],
  [{ in: ['a', 'abc'] }, 'operand-kind', '/in/1', '"abc" is text, not list'],
  [{ '<': [true, 1] }, 'operand-kind', '/</0', 'true is boolean, not comparable'],
  [{ '<': [{ var: 'd' }, '1/2/2026'] }, 'operand-kind', '/</1', 'neither a number nor a date'],
  [{ '<': [{ var: 'd' }, '2026-13-01'] }, 'operand-kind', '/</1', 'neither a number nor a date'],
  [{ '<': [{ var: 'd' }, '2026-02-31'] }, 'operand-kind', '/</1', 'neither a number nor a date'],
  [{ some: [{ var: 'a' }, 1] }, 'operand-kind', '/some/1', '1 is number, not test'],
  [{ '==': [{ var: 'a' }, null] }, 'null-literal', '/==/1', 'use "answered" to test for absence'],
  [null, 'null-literal', '', 'null is not a value'],
  [undefined, 'null-literal', '', 'null is not a value'],
  [['a', null], 'null-literal', '/1', 'null is not a value'],
  [
    { some: [{ var: 'a' }, { condition: 'c' }] },
    'item-scope',
    '/some/1',
    '"condition" reads answers, but here a path reads the item of the list; use it outside the list',
  ],
  [
    { all: [{ var: 'a' }, { '==': [{ var: 'b' }, { value: 'v' }] }] },
    'item-scope',
    '/all/1/==/1',
    '"value" reads answers',
  ],
  [Number.NaN, 'not-json', '', 'NaN is not JSON'],
  [Number.POSITIVE_INFINITY, 'not-json', '', 'Infinity is not JSON'],
  [{ '!': [() => true] }, 'not-json', '/!/0', 'is not JSON'],
  [symbol, 'not-json', '', 'Symbol(a symbol) is not JSON'],
  [nested(13), 'too-deep', '/!/0'.repeat(13), 'this nests deeper than 12 operators'],
];

describe('parseExpression', () => {
  it.each(refused)('refuses %o as %s at "%s"', (source, code, at, text) => {
    const found = problems(source);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ code, at });
    expect(found[0]?.text).toContain(text);
  });

  it('reports every problem at once', () => {
    const source = { and: [{ var: '' }, { nope: 1 }, { '==': [null, { '+': [1] }] }, 'x'] };
    expect(problems(source).map(({ code, at }) => [code, at])).toEqual([
      ['bad-path', '/and/0/var'],
      ['unknown-operator', '/and/1'],
      ['null-literal', '/and/2/==/0'],
      ['arity', '/and/2/==/1'],
      ['operand-kind', '/and/3'],
    ]);
  });

  it.each([
    { '!': { '==': [{ var: 'a' }, 1] } },
    { '<=': [{ var: 'd' }, '2026-12-01'] },
    { '<': [{ '-': [{ var: 'a' }, 1] }, { number: 'x' }] },
    { in: ['a', ['a', 'b']] },
    { all: [{ var: 'rows' }, { answered: 'x' }] },
    [{ var: 'a' }, 'b'],
    nested(11),
    'literal',
    false,
  ])('accepts %j unchanged', (source) => {
    const result = parseExpression(source);
    expect(result).toEqual({ ok: true, value: source });
  });

  it('requires a boolean for a condition', () => {
    expect(problems({ count: [{ var: 'a' }] }, 'boolean')).toMatchObject([
      { code: 'operand-kind', at: '', text: '"count" gives number, not boolean' },
    ]);
    expect(problems('true', 'boolean')).toMatchObject([{ code: 'operand-kind' }]);
    expect(problems({ '==': [{ var: 'a' }, 1] }, 'boolean')).toEqual([]);
    expect(problems({ var: 'a' }, 'boolean')).toEqual([]);
  });

  it('ends on a circular value', () => {
    const loop: Record<string, unknown> = {};
    loop['!'] = [loop];
    expect(problems(loop)).toMatchObject([{ code: 'too-deep' }]);
  });
});

describe('operation', () => {
  it('returns the operands as a list with the place of each', () => {
    expect(operation({ '!': { var: 'a' } })).toEqual({
      name: '!',
      operands: [{ var: 'a' }],
      places: ['/!'],
    });
    expect(operation({ in: ['a', ['b']] })).toEqual({
      name: 'in',
      operands: ['a', ['b']],
      places: ['/in/0', '/in/1'],
    });
  });

  it.each([['text'], [['list']], [{}], [{ nope: 1 }], [{ var: 'a', in: [] }], [null]])(
    'finds none in %j',
    (expression) => {
      expect(operation(expression)).toBeNull();
    },
  );
});
