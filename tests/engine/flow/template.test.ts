import { describe, expect, it } from 'vitest';
import {
  compileTemplate,
  templateExpression,
  templateExpressions,
} from '../../../src/engine/flow/template.ts';
import { compileExpression } from '../../../src/engine/logic/expressions/evaluate.ts';
import type { Scope } from '../../../src/engine/logic/expressions/scope.ts';
import type { Json } from '../../../src/engine/logic/json.ts';

const fill = (template: Json, scope: Scope) =>
  compileTemplate(template, (expression) =>
    compileExpression(expression, { conditions: {}, values: {} }, {}),
  )(scope);

const $a = { $: { var: 'a' } };

describe('a template', () => {
  it.each<[Json, Scope, Json | undefined]>([
    [$a, { a: 'x' }, 'x'],
    [$a, {}, undefined],
    ['text', {}, 'text'],
    [null, {}, null],
    [{ b: $a, c: 1 }, { a: 'x' }, { b: 'x', c: 1 }],
    [{ b: $a, c: 1 }, {}, { c: 1 }],
    [[$a, 'c'], {}, ['c']],
    [[$a, 'c'], { a: ['x', 'y'] }, [['x', 'y'], 'c']],
    [[[1, 2], null], {}, [[1, 2], null]],
    [{ $: { var: 'a' }, more: 1 }, { a: 'x' }, { $: { var: 'a' }, more: 1 }],
  ])('%j over %j is %j', (template, scope, filled) => {
    expect(fill(template, scope)).toStrictEqual(filled);
  });

  it('recognizes an object that is an expression', () => {
    expect(templateExpression($a)).toEqual({ var: 'a' });
    const others: Json[] = [{ $: 1, b: 2 }, {}, [$a], 'x', null];
    expect(others.filter((other) => templateExpression(other) !== undefined)).toEqual([]);
  });

  it('lists its expressions with their places', () => {
    expect(templateExpressions({ a: [1, $a], 'b/c': { d: $a } }, '/value')).toEqual([
      { at: '/value/a/1/$', expression: { var: 'a' } },
      { at: '/value/b~1c/d/$', expression: { var: 'a' } },
    ]);
  });
});
