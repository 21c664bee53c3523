import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileCondition,
  compileExpression,
} from '../../../../src/engine/logic/expressions/evaluate.ts';
import { isJson, type Json } from '../../../../src/engine/logic/json.ts';
import { operator } from '../../../../src/engine/logic/expressions/operators.ts';
import { operation } from '../../../../src/engine/logic/expressions/expression.ts';
import { parseExpression } from '../../../../src/engine/logic/expressions/parse.ts';
import { deepFreeze, holds } from '../../../properties.ts';
import { catalogs, evaluate } from '../evaluation.ts';
import { expressionOf, scope } from '../random-expression.ts';

const definitions = fc.record({
  conditions: fc.record({ c1: expressionOf('boolean', 1, true) }),
  values: fc.record({ v1: expressionOf('any', 1, true) }),
});

/** Parsed again, so that the properties speak of exactly what `parseExpression` lets through. */
const parsedExpression = expressionOf('any', 4).filter((source) => parseExpression(source).ok);

describe('evaluation', () => {
  it('never throws, and returns JSON or nothing, whatever a draft holds', () => {
    holds(
      'evaluate is total',
      fc.property(parsedExpression, definitions, scope, (expression, named, answers) => {
        const value = compileExpression(
          expression,
          named,
          catalogs,
        )(deepFreeze(structuredClone(answers)));
        expect(value === undefined || isJson(value)).toBe(true);
      }),
      1000,
    );
  });

  it('returns only true or false for a condition, even over garbage', () => {
    holds(
      'conditions are boolean',
      fc.property(parsedExpression, definitions, scope, (expression, named, answers) => {
        expect(compileCondition(expression, named, catalogs)(answers)).toBeTypeOf('boolean');
      }),
      500,
    );
  });

  it('returns the same for the same input, and for a fresh compilation', () => {
    holds(
      'evaluate is a function',
      fc.property(parsedExpression, definitions, scope, (expression, named, answers) => {
        const run = compileExpression(expression, named, catalogs);
        const again = compileExpression(
          structuredClone(expression),
          structuredClone(named),
          structuredClone(catalogs),
        );
        const first = run(answers);
        expect(run(answers)).toEqual(first);
        expect(again(structuredClone(answers))).toEqual(first);
      }),
      250,
    );
  });

  it('returns the type that an operator promises, or nothing', () => {
    const kinds = ['boolean', 'number', 'text', 'list'] as const;
    const typed = fc
      .constantFrom(...kinds)
      .chain((kind) =>
        fc.record({ kind: fc.constant(kind), expression: expressionOf(kind, 3, true) }),
      )
      .filter(({ expression }) => promises(expression));
    holds(
      'kinds are kept',
      fc.property(typed, scope, ({ kind, expression }, answers) => {
        const value = evaluate(expression, answers);
        if (value === undefined) return;
        const actual = Array.isArray(value) ? 'list' : typeof value;
        expect(actual).toBe(kind === 'text' ? 'string' : kind);
      }),
      1000,
    );
  });

  it('reads only own properties of the answers, nothing inherited', () => {
    expect(evaluate({ var: 'a.b' }, { a: Object.create({ b: 'inherited' }) })).toBeUndefined();
    expect(evaluate({ var: 'name' }, Object.create({ name: 'inherited' }))).toBeUndefined();
  });

  it('treats an undefined name as false or missing', () => {
    expect(evaluate({ condition: 'nobody' })).toBe(false);
    expect(evaluate({ condition: 'hasOwn' }, {}, { conditions: {} })).toBe(false);
  });
});

/** Operators that can give anything (`var`, `if`) promise nothing about the kind. */
function promises(expression: Json): boolean {
  const name = operation(expression)?.name;
  return name === undefined || operator(name).gives !== 'any';
}
