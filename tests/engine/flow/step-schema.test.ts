import { describe, expect, it } from 'vitest';
import {
  drawnSchema,
  questionsOf,
  visibleData,
  visibleProperties,
  withDefaults,
} from '../../../src/engine/language/step-schema.ts';
import {
  expandOptions,
  optionCatalogs,
  stepSchema,
} from '../../../src/engine/language/step-source.ts';
import { hasShape, shapeOf } from '../../../src/engine/flow/stored/shape.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';

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

/** A conditional that shows one question if another is answered with yes. */
const opens = (name: string, other: string): JsonObject => ({
  if: { properties: { [name]: { const: true } }, required: [name] },
  // eslint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
  then: { properties: { [other]: { type: 'boolean' } } },
});

describe('the questions that a visitor sees', () => {
  it('are those of the schema and of the active branch', () => {
    expect(Object.keys(visibleProperties(schema, { claims: true }))).toEqual([
      'claims',
      'work',
      'count',
    ]);
    expect(Object.keys(visibleProperties(schema, { claims: false }))).toEqual([
      'claims',
      'work',
      'reason',
    ]);
    // As in JSON Schema, a condition that does not require its answer holds while there is none.
    expect(Object.keys(visibleProperties(schema, {}))).toEqual(['claims', 'work', 'count']);
  });

  it('are all of them when the schema has no conditional, and the data is not copied', () => {
    const data = { city: 'Rome', stray: 1 };
    const plain = { properties: { city: {}, stray: {} } };
    expect(visibleData(plain, data)).toBe(data);
  });

  it('are the only ones whose answers count', () => {
    const data = { claims: false, count: '2', reason: 'none', stray: 1 };
    expect(visibleData(schema, data)).toEqual({ claims: false, reason: 'none' });
  });

  it('exclude those that depend on a question that is hidden itself', () => {
    const chain: JsonObject = {
      properties: { first: { type: 'boolean' } },
      allOf: [opens('first', 'second'), opens('second', 'third'), opens('third', 'fourth')],
    };
    const all = { first: true, second: true, third: true, fourth: true };
    expect(visibleData(chain, all)).toEqual(all);
    expect(visibleData(chain, { ...all, first: false })).toEqual({ first: false });
    expect(Object.keys(visibleProperties(chain, { ...all, first: false }))).toEqual(['first']);
  });

  it('count as null when the active branch says so, whatever was entered in another one', () => {
    const umbrella: JsonObject = {
      properties: { include: { type: 'boolean' } },
      allOf: [
        {
          if: { properties: { include: { const: true } }, required: ['include'] },
          // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
          then: { properties: { limit: { type: 'string' } } },
          else: { properties: { limit: { type: 'null' } } },
        },
      ],
    };
    const taken = { include: true, limit: '$2M' };
    expect(visibleData(umbrella, taken)).toBe(taken);
    const declined = { include: false, limit: null };
    expect(visibleData(umbrella, { include: false, limit: '$2M' })).toEqual(declined);
    expect(visibleData(umbrella, { include: false })).toEqual(declined);
  });

  it('are not revealed by an answer that must be null', () => {
    const chain: JsonObject = {
      properties: { first: { type: 'boolean' } },
      allOf: [
        { ...opens('first', 'second'), else: { properties: { second: { type: 'null' } } } },
        opens('second', 'third'),
      ],
    };
    const all = { first: true, second: true, third: true };
    expect(visibleData(chain, all)).toEqual(all);
    expect(visibleData(chain, { ...all, first: false })).toEqual({ first: false, second: null });
  });

  it('have defaults only when nothing is answered', () => {
    expect(withDefaults(schema, {})).toEqual({ claims: false, work: 'other' });
    expect(withDefaults(schema, { claims: true, x: 1 })).toEqual({
      claims: true,
      work: 'other',
      x: 1,
    });
    expect(withDefaults({ type: 'object' }, { a: 1 })).toEqual({ a: 1 });
  });
});

describe('what decides which questions are asked', () => {
  const told: JsonObject = {
    type: 'object',
    title: 'Claims',
    properties: { claims: { type: 'boolean', title: 'Any claims?' } },
    required: ['claims'],
    allOf: [
      {
        if: { properties: { claims: { const: true } }, required: ['claims'] },
        // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
        then: { properties: { count: { type: 'string', maxLength: 2 } }, required: ['count'] },
        else: { properties: { count: { type: 'null' } } },
      },
    ],
  };

  const asked = (one: JsonObject) => questionsOf([{ id: 'step', schema: one }])['step'];

  it('are names and conditions, without words and limits', () => {
    expect(asked(told)).toEqual({
      properties: { claims: {} },
      allOf: [
        {
          if: { properties: { claims: { const: true } }, required: ['claims'] },
          // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
          then: { properties: { count: {} } },
          else: { properties: { count: { type: 'null' } } },
        },
      ],
    });
  });

  it.each<JsonObject>([
    {},
    { claims: true, count: '2' },
    { claims: false, count: '2' },
    { count: null, x: 1 },
  ])('agree on %j with the whole schema', (data) => {
    expect(visibleData(asked(told) ?? {}, data)).toEqual(visibleData(told, data));
  });

  it('exist only for steps in which a question can be hidden', () => {
    const plain = { type: 'object', properties: { city: { type: 'string' } } };
    const steps = [
      { id: 'place', schema: plain },
      { id: 'claims', schema: told },
    ];
    expect(Object.keys(questionsOf(steps))).toEqual(['claims']);
  });
});

describe('the schema that is drawn', () => {
  it('has the properties and required fields of the active branch in place of the conditional', () => {
    expect(drawnSchema({ ...schema, required: ['claims'] }, { claims: true })).toEqual({
      $schema: '../meta/step.schema.json',
      type: 'object',
      properties: {
        claims: { type: 'boolean', default: false },
        work: { type: 'string', default: 'other' },
        count: { type: 'string' },
      },
      required: ['claims'],
    });
  });

  it('lists once what both the schema and a branch require', () => {
    const part = { required: ['a'], properties: { a: {} } };
    // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
    const drawn = drawnSchema({ ...part, allOf: [{ if: {}, then: part }] }, {});
    expect(drawn['required']).toEqual(['a']);
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

  it('become the enum of the schema, at any depth', () => {
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

  it('accepts partial and unfinished answers, also of branches and unknown keys', () => {
    for (const value of [{}, { claims: true, count: '' }, { reason: 'x', stray: [1] }])
      expect(hasShape(value, shape)).toBe(true);
  });

  it.each([[null], ['text'], [[]], [{ claims: 'yes' }], [{ count: 2 }], [{ work: null }]])(
    'refuses %j',
    (value) => {
      expect(hasShape(value, shape)).toBe(false);
    },
  );

  it('checks list items, and accepts anything when the schema names no type', () => {
    const rows = shapeOf({
      type: 'array',
      items: { type: 'object', properties: { n: { type: 'integer' } } },
    });
    expect(hasShape([{ n: 1 }, {}], rows)).toBe(true);
    expect(hasShape([{ n: true }], rows)).toBe(false);
    expect(hasShape([null], rows)).toBe(false);
    expect(hasShape('anything', shapeOf({ enum: ['a'] }))).toBe(true);
    expect(hasShape('anything', shapeOf(undefined))).toBe(true);
  });

  it('accepts either type when two branches disagree', () => {
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
