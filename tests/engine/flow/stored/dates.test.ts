import { describe, expect, it } from 'vitest';
import { withDays, withoutHalfTyped } from '../../../../src/engine/flow/stored/dates.ts';
import { shapeOf } from '../../../../src/engine/flow/stored/shape.ts';
import type { Json } from '../../../../src/engine/logic/json.ts';

const date = { type: 'string', format: 'date' };
const rows = { type: 'array', items: { type: 'object', properties: { on: date } } };
const shape = shapeOf({
  type: 'object',
  properties: { start: date, note: { type: 'string' }, rows, days: { type: 'array', items: date } },
  allOf: [
    {
      if: { required: ['start'] },
      then: { properties: { end: date } },
      else: { properties: { end: date } },
    },
  ],
});

describe('a saved timestamp in a date field', () => {
  it.each<[Json, Json]>([
    [{ start: '2025-01-05T00:00:00.000Z' }, { start: '2025-01-05' }],
    [{ start: '2026-12-01T06:00:00.000Z' }, { start: '2026-12-01' }],
    [{ start: '2025-01-05T00:00:00-06:00' }, { start: '2025-01-05' }],
    [{ end: '2025-01-05T00:00' }, { end: '2025-01-05' }],
    [{ rows: [{ on: '2025-01-05T00:00:00Z', a: 1 }] }, { rows: [{ on: '2025-01-05', a: 1 }] }],
    [{ days: ['2025-01-05T00:00:00Z'] }, { days: ['2025-01-05'] }],
  ])('%j is the day %j', (saved, expected) => expect(withDays(saved, shape)).toEqual(expected));

  it.each<Json>([
    { start: '2025-01-05' },
    { start: '02/3' },
    { start: '2025-02-31T00:00:00Z' },
    { note: '2025-01-05T00:00:00Z' },
    { other: '2025-01-05T00:00:00Z' },
    '2025-01-05T00:00:00Z',
  ])('%j stays as it is', (saved) => expect(withDays(saved, shape)).toBe(saved));
});

describe('a value that is not a date', () => {
  it.each<[Json, Json]>([
    [{ start: '2025-02-31', note: 'x' }, { note: 'x' }],
    [{ start: '02/3' }, {}],
    [{ end: '13/45/2027' }, {}],
    [
      { rows: [{ on: '02/30/2027', a: 1 }, { on: '2027-02-28' }] },
      { rows: [{ a: 1 }, { on: '2027-02-28' }] },
    ],
    [{ days: ['2025-02-31', '2025-02-28'] }, { days: [null, '2025-02-28'] }],
  ])('in %j leaves %j', (saved, expected) =>
    expect(withoutHalfTyped(saved, shape)).toEqual(expected),
  );

  it('alone leaves nothing', () => {
    expect(withoutHalfTyped('02/3', shapeOf(date))).toBeUndefined();
    expect(withoutHalfTyped('2027-02-28', shapeOf(date))).toBe('2027-02-28');
  });

  it('is also a text for a number, wherever it is', () => {
    const count = shapeOf({ type: 'integer' });
    const rows = shapeOf({
      type: 'array',
      items: { type: 'object', properties: { n: { type: 'number' } } },
    });
    expect(withoutHalfTyped('12 people', count)).toBeUndefined();
    expect(withoutHalfTyped(12, count)).toBe(12);
    expect(withoutHalfTyped([{ n: '250k', a: 1 }, { n: 2 }], rows)).toEqual([{ a: 1 }, { n: 2 }]);
  });

  it('is looked for in date fields only, and without one nothing is copied', () => {
    const saved = { start: '2027-02-28', note: '02/3', rows: [{ on: '2027-02-28' }], days: [] };
    expect(withoutHalfTyped(saved, shape)).toBe(saved);
  });
});
