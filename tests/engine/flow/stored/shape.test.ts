import { describe, expect, it } from 'vitest';
import { CONSENTS } from '../../../../src/engine/flow/consents.ts';
import { hasShape, sectionShapes, shapeOf } from '../../../../src/engine/flow/stored/shape.ts';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 3 },
    count: { type: 'integer' },
    list: { type: 'array', items: { type: 'string' } },
    free: { title: 'no type' },
  },
  allOf: [
    {
      if: { properties: { name: { const: 'x' } } },
      then: { properties: { limit: { type: 'string' }, extra: { type: 'boolean' } } },
      else: { properties: { limit: { type: 'null' } } },
    },
  ],
};
const shape = shapeOf(schema);

describe('the shape of a schema', () => {
  it.each([
    ['nothing answered', {}],
    ['limits do not count', { name: 'longer than three' }],
    ['a branch', { extra: true }],
    ['either branch', { limit: null }],
    ['the other branch', { limit: 'text' }],
    ['keys that are not known', { later: [] }],
    ['no type, anything', { free: { any: [1] } }],
    ['a text that is no number yet', { count: '1 or 2' }],
    ['a list', { list: ['a', 'b'] }],
    ['an empty list', { list: [] }],
  ])('fits: %s', (_what, value) => {
    expect(hasShape(value, shape)).toBe(true);
  });

  it.each([
    ['a list instead of an object', []],
    ['nothing', null],
    ['a text', 'x'],
    ['a number for a text', { name: 1 }],
    ['an answer for a number', { count: true }],
    ['a number among texts', { list: ['a', 1] }],
    ['an object for a list', { list: { 0: 'a' } }],
    ['neither branch', { limit: 7 }],
    ['null for a text', { name: null }],
  ])('does not fit: %s', (_what, value) => {
    expect(hasShape(value, shape)).toBe(false);
  });

  it('of something that is not a schema is anything', () => {
    expect(hasShape(7, shapeOf(undefined))).toBe(true);
  });
});

describe('the shapes of sections', () => {
  it('are those of whole steps, or of the properties of a step that answers several', () => {
    expect(
      sectionShapes([
        { answers: 'person', schema },
        { answers: ['name', 'list', 'unknown'], schema },
      ]),
    ).toEqual({
      person: shape,
      name: { is: 'one', of: ['string'] },
      list: { is: 'list', items: { is: 'one', of: ['string'] } },
      unknown: { is: 'any' },
      [CONSENTS]: { is: 'object', properties: {} },
    });
  });

  it.each(['contract', CONSENTS])('are any object for what no step answers: %s', (section) => {
    const shapes = sectionShapes([], [{ keeps: 'contract' }, {}]);
    expect(Object.keys(shapes)).toEqual(['contract', CONSENTS]);
    expect(hasShape({ perYear: '$1M' }, shapes[section] ?? { is: 'any' })).toBe(true);
    expect(hasShape('$1M', shapes[section] ?? { is: 'any' })).toBe(false);
  });
});
