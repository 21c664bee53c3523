import { expect, test } from 'vitest';
import { buildModel } from '../../../src/checker/model/model.ts';
import { subjectOf } from '../../../src/checker/proof/prove.ts';
import { decidersIn } from '../../../src/checker/simulate/seen/deciders.ts';
import type { Expression } from '../../../src/engine/logic/expressions/expression.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const subject = subjectOf(buildModel(questionnaire('tiny')));
if (subject === undefined) throw new Error('The project must run.');

const is = (name: string): Expression => ({ '==': [{ var: `boxes.${name}` }, true] });
const found = (expression: Expression, boxes: JsonObject) =>
  decidersIn(expression, subject)({ boxes }, {});

test('of several boxes, each is checked alone', () => {
  const any = { or: [is('a'), is('b'), is('c')] };
  expect(found(any, { a: true, b: true, c: false })).toEqual([
    { decider: '0 1', answers: { boxes: { a: false, b: true, c: false } } },
    { decider: '0 0', answers: { boxes: { a: true, b: false, c: false } } },
  ]);
});

test('of several conditions, each is the only one that does not hold', () => {
  const all = { and: [is('a'), is('b')] };
  expect(found(all, { a: true, b: true }).map(({ decider }) => decider)).toEqual(['0 0', '0 1']);
});

test('the parts of a part are told apart, too', () => {
  const nested = { and: [is('a'), { or: [is('b'), is('c')] }] };
  expect(found(nested, { a: false, b: true, c: false })).toContainEqual({
    decider: '1 0',
    answers: { boxes: { a: false, b: true, c: false } },
  });
});
