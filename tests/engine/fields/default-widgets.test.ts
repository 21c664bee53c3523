import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuestionnaire } from '../../../src/engine/questionnaire/compile-questionnaire.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';
import { holds } from '../../properties.ts';
import { stepOf } from '../flow/step-of.ts';

const compiled = (properties: JsonObject, ui: JsonObject = {}) =>
  compileQuestionnaire({
    flow: { id: 'small', steps: [{ id: 'step' }], pages: [{ id: 'end', kind: 'outcome' }] },
    steps: { step: { schema: { type: 'object', properties }, ui } },
  });

const lookOf = async (field: JsonObject) =>
  (await loadStep(stepOf(compiled({ answer: field }).flow, 'step'))).uiSchema['answer'];

const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const some = (keywords: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(keywords, { requiredKeys: [] });
const texts = fc.constantFrom('a', 'b b', 'C-3', '2020-01-31');
const limits = fc.integer({ min: -20, max: 20 });
const choices = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.record({ enum: fc.uniqueArray(value, { minLength: 1, maxLength: 8 }) }),
    fc.record({ const: value }),
    fc.constant({}),
  );

const text = fc
  .tuple(
    choices(texts),
    some({
      format: fc.constantFrom('date', 'email', 'uri', 'uuid', 'time'),
      minLength: fc.nat(3),
      maxLength: fc.integer({ min: 4, max: 30 }),
      readOnly: fc.boolean(),
    }),
  )
  .map(([chosen, rest]) => ({ type: 'string', ...chosen, ...rest }));

const number = (type: 'integer' | 'number') => {
  const value = type === 'integer' ? limits : limits.map((whole) => whole / 4);
  return fc
    .tuple(
      choices(value),
      rarely(value),
      some({ multipleOf: fc.constantFrom(1, 5, 0.5), default: value, readOnly: fc.boolean() }),
      rarely(fc.boolean()),
    )
    .map(([chosen, least, rest, isExclusive]) => ({
      type,
      ...chosen,
      ...rest,
      ...(least !== undefined && {
        [isExclusive === true ? 'exclusiveMinimum' : 'minimum']: least,
        maximum: least + 30,
      }),
    }));
};

const yesOrNo = some({
  enum: fc.constantFrom([true], [false], [true, false], [false, true]),
  default: fc.boolean(),
  readOnly: fc.boolean(),
}).map((rest) => ({ type: 'boolean', ...rest }));

const scalar = fc.oneof(text, number('integer'), number('number'), yesOrNo);
const group = fc
  .uniqueArray(fc.tuple(fc.constantFrom('one', 'two', 'three'), scalar), {
    minLength: 1,
    selector: ([name]) => name,
  })
  .map((fields) => ({ type: 'object', properties: Object.fromEntries(fields) }));
const list = fc
  .oneof(
    group,
    scalar.filter((item) => !('readOnly' in item)),
    fc.constant({ type: 'array', items: { type: 'string' } }),
  )
  .map((items) => ({ type: 'array', maxItems: 5, items }));
const withoutType = fc.oneof(
  fc.record({ const: fc.oneof(texts, limits, fc.boolean()) }),
  fc.record({ enum: fc.uniqueArray(texts, { minLength: 1 }) }),
  fc.record({ pattern: fc.constant('^\\d{5}$') }),
  fc.record({ minimum: limits }),
);

describe('the widget that the engine chooses', () => {
  it('is one that it accepts, for every schema of the language', () => {
    holds(
      'default widgets',
      fc.property(fc.oneof(scalar, group, list, withoutType), (field) => {
        const answer: JsonObject = JSON.parse(JSON.stringify(field));
        expect(() => compiled({ answer })).not.toThrow();
      }),
      1500,
    );
  });

  it.each<[string, JsonObject, string]>([
    ['a box that must be checked', { type: 'boolean', enum: [true] }, 'checkbox'],
    ['yes or no', { type: 'boolean', enum: [true, false] }, 'yes-no'],
    ['a whole number below 0', { type: 'integer', minimum: -5 }, 'decimal'],
    ['a whole number', { type: 'integer', minimum: 0 }, 'number'],
    ['a list of texts', { type: 'array', items: { type: 'string' } }, 'lines'],
    ['a list of times', { type: 'array', items: { type: 'string', format: 'time' } }, 'list'],
    ['a list of numbers', { type: 'array', items: { type: 'number' } }, 'list'],
    ['a date among others', { type: 'string', format: 'date', enum: ['2027-01-31'] }, 'radio'],
    ['what is only shown', { type: 'string', readOnly: true }, 'output'],
    ['choices without a type', { enum: ['a', 'b'] }, 'radio'],
    ['a limit without a type', { minLength: 2 }, 'text'],
  ])('suits %s', async (_name, field, widget) => {
    expect(await lookOf(field)).toMatchObject({ 'ui:widget': widget });
  });

  it('leaves the parts of shares to the widget that draws them', () => {
    const options = { title: 'T', editLabel: 'E', success: 'S', invalid: 'I' };
    const part = { name: { type: 'string' }, percentage: { type: 'number' } };
    const shares = {
      type: 'array',
      items: { type: 'object', properties: part, required: ['name', 'percentage'] },
    };
    const ui = { shares: { 'ui:widget': 'percentages', 'ui:options': options } };
    expect(() => compiled({ shares }, ui)).not.toThrow();
  });
});

describe('the message that the engine chooses', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['five digits', { pattern: '^\\d{5}$' }, { pattern: 'Enter 5 digits' }],
    ['digits', { pattern: '^[0-9]+$' }, { pattern: 'Use digits only' }],
    ['an example', { pattern: '^A-', examples: ['A-1'] }, { pattern: 'Enter it like A-1' }],
    ['any pattern', { pattern: '^A-' }, { pattern: 'This is not in the expected form' }],
    ['one text', { const: 'agree' }, { const: 'Enter agree' }],
    ['one box', { const: true }, { const: 'Please check the box' }],
  ])('is about %s', async (_name, field, errors) => {
    expect(await lookOf(field)).toMatchObject({ 'ui:options': { errors } });
  });
});
