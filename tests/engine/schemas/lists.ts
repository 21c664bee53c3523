import { momentAt } from '../../../src/engine/fields/date-time/widget.tsx';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import type { Foreign } from './corpus.ts';

const day = { type: 'string', format: 'date' } as const;
const listOf = (items: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  items,
  ...more,
});
const works = (
  properties: JsonObject,
  good: readonly JsonObject[],
  bad: readonly JsonObject[],
): Foreign => ({ grade: 'whole', schema: { type: 'object', properties }, good, bad });

/** Lists whose items are single answers, or lists. */
export const LISTS: Readonly<Record<string, Foreign>> = {
  'a list of numbers': works(
    { readings: listOf({ type: 'number', minimum: -40 }, { minItems: 2, maxItems: 4 }) },
    [{}, { readings: [1.5, -3] }],
    [{ readings: [1.5] }, { readings: [1.5, -41] }, { readings: [1, 2, 3, 4, 5] }],
  ),
  'a list of whole numbers, each once': works(
    { ages: listOf({ type: 'integer', minimum: 0, maximum: 120 }, { uniqueItems: true }) },
    [{ ages: [7, 0, 40] }],
    [{ ages: [7, 7] }, { ages: [121] }],
  ),
  'a list of days': works(
    { dates: listOf(day, { title: 'Dates' }), others: { ...listOf(day), minItems: 1 } },
    [{ dates: ['2027-01-31', '2027-01-31'] }, { others: ['2027-02-28'] }],
    [{ dates: ['2027-02-30'] }, { others: [] }],
  ),
  'a list of yes and no': works(
    { answers: listOf({ type: 'boolean' }), boxes: listOf({ type: 'boolean', const: true }) },
    [{ answers: [true, false, true], boxes: [true] }],
    [{ boxes: [false] }],
  ),
  'a list of moments': works(
    { at: listOf({ type: 'string', format: 'date-time' }) },
    [{ at: [momentAt('2027-01-31T14:30') ?? ''] }],
    [{ at: ['2027-01-31'] }],
  ),
  'a list of choices that are numbers': works(
    { sizes: listOf({ type: 'integer', enum: [36, 38, 40] }) },
    [{ sizes: [38, 38, 36] }],
    [{ sizes: [37] }],
  ),
  'a list of days in an item': works(
    {
      trips: listOf({
        type: 'object',
        properties: { to: { type: 'string' }, days: listOf(day, { minItems: 1 }) },
        required: ['days'],
      }),
    },
    [{ trips: [{ to: 'Rome', days: ['2027-01-31'] }, { days: ['2027-02-01', '2027-02-02'] }] }],
    [{ trips: [{ to: 'Rome' }] }, { trips: [{ days: ['x'] }] }],
  ),
  'a list of lists': works(
    {
      rows: listOf(listOf({ type: 'number' }), { title: 'Rows' }),
      groups: listOf(listOf({ type: 'string', maxLength: 5 })),
    },
    [{ rows: [[1, 2.5], [3]], groups: [['a', 'b'], ['c']] }],
    [{ groups: [['a', 'too long']] }],
  ),
};
