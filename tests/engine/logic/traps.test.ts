import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { compileCondition } from '../../../src/engine/logic/expressions/evaluate.ts';
import type { Scope } from '../../../src/engine/logic/expressions/scope.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import { parseExpression } from '../../../src/engine/logic/expressions/parse.ts';
import { evaluate, parsed } from './evaluation.ts';

function isTrue(source: Json, scope: Scope): boolean {
  return compileCondition(parsed(source), { conditions: {}, values: {} }, {})(scope);
}

function codes(source: unknown): string[] {
  const result = parseExpression(source);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

/** What plain json-logic-js 2.0.5 says, so that a trap that a new version removes is noticed. */
const plain = (rule: object, data: unknown): unknown => jsonLogic.apply(Object(rule), data);

describe('the silent traps of json-logic-js are gone', () => {
  it('1: a missing number is not smaller than 2', () => {
    const rule = { '<': [{ var: 'missing' }, 2] };
    expect(plain(rule, {})).toBe(true);
    expect(isTrue(rule, {})).toBe(false);
  });

  it('2: a missing number is not at least 0', () => {
    const rule = { '>=': [{ var: 'missing' }, 0] };
    expect(plain(rule, {})).toBe(true);
    expect(isTrue(rule, {})).toBe(false);
  });

  it('3: a missing answer is not unequal to anything', () => {
    const rule = { '!=': [{ var: 'missing' }, 'x'] };
    expect(plain(rule, {})).toBe(true);
    expect(isTrue(rule, {})).toBe(false);
  });

  it('4: "plumb" is not in the text "plumber"', () => {
    const rule = { in: ['plumb', { var: 't' }] };
    expect(plain(rule, { t: 'plumber' })).toBe(true);
    expect(isTrue(rule, { t: 'plumber' })).toBe(false);
    expect(codes({ in: ['plumb', 'plumber'] })).toEqual(['operand-kind']);
  });

  it('5: strings of digits are not compared by their first digit', () => {
    expect(plain({ '>': ['10', '9'] }, {})).toBe(false);
    expect(codes({ '>': ['10', '9'] })).toEqual(['operand-kind', 'operand-kind']);
    const rule = { '<': [{ var: 'a' }, { var: 'b' }] };
    expect(plain(rule, { a: '10', b: '9' })).toBe(true);
    expect(isTrue(rule, { a: '10', b: '9' })).toBe(false);
    expect(isTrue({ '>': [{ number: [{ var: 'a' }] }, 9] }, { a: '10' })).toBe(true);
  });

  it('6: true is not 1', () => {
    expect(plain({ '==': [true, 1] }, {})).toBe(true);
    expect(isTrue({ '==': [{ var: 'a' }, 1] }, { a: true })).toBe(false);
  });

  it('7: the text "0" is not true', () => {
    expect(plain({ '!!': ['0'] }, {})).toBe(true);
    expect(codes({ '!!': ['0'] })).toEqual(['unknown-operator']);
    expect(isTrue({ and: [{ var: 'a' }] }, { a: '0' })).toBe(false);
    expect(evaluate({ if: [{ var: 'a' }, 'then', 'else'] }, { a: '0' })).toBe('else');
  });

  it('8: an object with two operators is refused instead of being always true', () => {
    const rule = { '==': [1, 1], '>': [1, 2] };
    expect(plain(rule, {})).toBe(rule);
    expect(codes(rule)).toEqual(['not-one-operator']);
  });

  it('9: a sum with something missing is missing instead of NaN', () => {
    const rule = { '+': [{ var: 'missing' }, 1] };
    expect(plain(rule, {})).toBeNaN();
    expect(evaluate(rule, {})).toBeUndefined();
  });

  it('10: no path reads inherited properties of objects, strings or lists', () => {
    expect(plain({ var: 'constructor' }, {})).toBeTypeOf('function');
    expect(codes({ var: 'constructor' })).toEqual(['bad-path']);
    expect(codes({ var: 'a.__proto__' })).toEqual(['bad-path']);
    expect(plain({ var: 'list.map' }, { list: [] })).toBeTypeOf('function');
    expect(evaluate({ var: 'list.map' }, { list: [] })).toBeUndefined();
    expect(evaluate({ var: 'text.length' }, { text: 'abc' })).toBeUndefined();
  });

  it('11: a missing date is neither before nor after a date', () => {
    for (const operator of ['<', '<=', '>', '>='])
      expect(isTrue({ [operator]: [{ var: 'missing' }, '2026-01-01'] }, {})).toBe(false);
  });

  it('12: an unknown operator is refused before it can throw at a visitor', () => {
    expect(() => plain({ between: [1, 2, 3] }, {})).toThrow('Unrecognized operation');
    expect(codes({ between: [1, 2, 3] })).toEqual(['unknown-operator']);
  });
});

describe('absence is explicit', () => {
  const comparisons = ['==', '!=', '<', '<=', '>', '>='];

  it.each(comparisons)('%s with something missing is false both ways', (operator) => {
    for (const present of [0, 1, '2026-01-01'])
      for (const missing of [undefined, null]) {
        expect(isTrue({ [operator]: [{ var: 'a' }, present] }, { a: missing })).toBe(false);
        expect(isTrue({ [operator]: [present, { var: 'a' }] }, { a: missing })).toBe(false);
      }
  });

  it('counts false as an answer', () => {
    expect(isTrue({ '==': [{ var: 'a' }, false] }, { a: false })).toBe(true);
    expect(isTrue({ '!=': [{ var: 'a' }, true] }, { a: false })).toBe(true);
  });
});
