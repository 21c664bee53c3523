import { describe, expect, it } from 'vitest';
import { visibleData, visibleProperties, withDefaults } from '../../src/flow/step-schema.ts';
import { expandOptions, optionCatalogs, stepSchema } from '../../src/flow/step-source.ts';
import { hasShape, shapeOf } from '../../src/flow/shape.ts';
import type { JsonObject } from '../../src/logic/json.ts';

const schema: JsonObject = {
  $schema: '../meta/step.schema.json',
  type: 'object',
  properties: {
    claims: { type: 'boolean', default: false },
    work: { type: 'string', default: 'other' },
  },
  allOf: [
    {
      if: { properties: { claims: { const: true } } },
      // eslint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { count: { type: 'string' } } },
      else: { properties: { reason: { type: 'string' } } },
    },
    { required: ['work'] },
  ],
};

/** A conditional by which the answer yes to one question opens another one. */
const opens = (name: string, other: string): JsonObject => ({
  if: { properties: { [name]: { const: true } }, required: [name] },
  // eslint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
  then: { properties: { [other]: { type: 'boolean' } } },
});

/** Stands in for Ajv: a conditional of this test asks whether there are claims. */
const satisfies = (_condition: JsonObject, data: JsonObject) => data['claims'] === true;

describe('the questions that a visitor sees', () => {
  it('are those of the schema and of the branch that holds', () => {
    expect(Object.keys(visibleProperties(schema, { claims: true }, satisfies))).toEqual([
      'claims',
      'work',
      'count',
    ]);
    expect(Object.keys(visibleProperties(schema, {}, satisfies))).toEqual([
      'claims',
      'work',
      'reason',
    ]);
  });

  it('are the only ones whose answers are sent', () => {
    const data = { claims: false, count: '2', reason: 'none', stray: 1 };
    expect(visibleData(schema, data, satisfies)).toEqual({ claims: false, reason: 'none' });
  });

  it('are not those that wait for an answer to a question that is hidden itself', () => {
    const chain: JsonObject = {
      properties: { first: { type: 'boolean' } },
      allOf: [opens('first', 'second'), opens('second', 'third'), opens('third', 'fourth')],
    };
    const isYes = ({ properties }: JsonObject, data: JsonObject) =>
      Object.keys(properties ?? {}).every((name) => data[name] === true);
    const all = { first: true, second: true, third: true, fourth: true };
    expect(visibleData(chain, all, isYes)).toEqual(all);
    expect(visibleData(chain, { ...all, first: false }, isYes)).toEqual({ first: false });
    expect(Object.keys(visibleProperties(chain, { ...all, first: false }, isYes))).toEqual([
      'first',
    ]);
  });

  it('have defaults where nothing is answered, and only there', () => {
    expect(withDefaults(schema, {})).toEqual({ claims: false, work: 'other' });
    expect(withDefaults(schema, { claims: true, x: 1 })).toEqual({
      claims: true,
      work: 'other',
      x: 1,
    });
    expect(withDefaults({ type: 'object' }, { a: 1 })).toEqual({ a: 1 });
  });
});

describe('options from a catalog', () => {
  const catalogs = { states: { entries: [{ id: 'Ohio' }, { id: 'Utah' }] }, none: { entries: [] } };
  const source: JsonObject = {
    $schema: 'x',
    properties: {
      state: { type: 'string', 'x-options': 'states' },
      others: { type: 'array', items: { 'x-options': 'states' }, examples: [['Ohio'], 1] },
    },
  };

  it('stand in the schema as its enum, at any depth', () => {
    expect(stepSchema(source, catalogs)).toEqual({
      properties: {
        state: { type: 'string', enum: ['Ohio', 'Utah'] },
        others: {
          type: 'array',
          items: { enum: ['Ohio', 'Utah'] },
          examples: [['Ohio'], 1],
        },
      },
    });
    expect(optionCatalogs(source)).toEqual(['states', 'states']);
  });

  it.each(['nowhere', 'none'])('cannot come from a catalog that is %s', (name) => {
    expect(() => expandOptions({ 'x-options': name }, catalogs)).toThrow(`no catalog "${name}"`);
  });
});

describe('the shape of a section', () => {
  const shape = shapeOf(schema);

  it('takes partial and unfinished answers, also of branches and unknown keys', () => {
    for (const value of [{}, { claims: true, count: '' }, { reason: 'x', stray: [1] }])
      expect(hasShape(value, shape)).toBe(true);
  });

  it.each([[null], ['text'], [[]], [{ claims: 'yes' }], [{ count: 2 }], [{ work: null }]])(
    'refuses %j',
    (value) => {
      expect(hasShape(value, shape)).toBe(false);
    },
  );

  it('looks into lists, and takes anything where the schema names no type', () => {
    const rows = shapeOf({
      type: 'array',
      items: { type: 'object', properties: { n: { type: 'integer' } } },
    });
    expect(hasShape([{ n: 1 }, {}], rows)).toBe(true);
    expect(hasShape([{ n: '1' }], rows)).toBe(false);
    expect(hasShape([null], rows)).toBe(false);
    expect(hasShape('anything', shapeOf({ enum: ['a'] }))).toBe(true);
    expect(hasShape('anything', shapeOf(undefined))).toBe(true);
  });

  it('takes either type where two branches disagree', () => {
    const limit = (type: string): JsonObject => ({ properties: { limit: { type } } });
    const either = shapeOf({
      type: 'object',
      // eslint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      allOf: [{ if: {}, then: limit('string'), else: limit('null') }],
    });
    expect(hasShape({ limit: '$1M' }, either)).toBe(true);
    expect(hasShape({ limit: null }, either)).toBe(true);
    expect(hasShape({ limit: 1 }, either)).toBe(false);
  });
});
