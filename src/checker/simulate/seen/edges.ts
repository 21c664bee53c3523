import { addDays, type Field, type Json, type JsonObject, object } from '../../../engine/core.ts';
import { ofSchema } from '../../proof/samples.ts';

/** Typical input for fields that ask for a name, figure, amount or address. */
const WRITTEN = [
  '0',
  '1',
  '9',
  '10',
  '25',
  '26',
  '007',
  '12.50',
  '$1,200',
  '$',
  '$12',
  '1,200',
  '-1',
  '02134',
  '02134-1234',
  '(312) 555-0142',
  'O\u2019Brien & Sons, José',
  'ana@example.org',
  'ana@example',
  '1899',
  '1999',
  '2100',
];

/** Answers on both sides of each limit of a field, and typical input for such a field. */
export function edges({ schema }: Pick<Field, 'schema'>, today: string): (Json | undefined)[] {
  const found = [undefined, ...byType(schema, today)];
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

function byType(schema: JsonObject, today: string): Json[] {
  if (schema['const'] !== undefined || schema['type'] === 'boolean') return [true, false];
  if (Array.isArray(schema['enum'])) return ['something else'];
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return [-1, 0, 0.5, ...around(schema, ['minimum', 'maximum'])];
    case 'array':
      return lists(schema, today);
    case 'string':
      return texts(schema, today);
    default:
      return [];
  }
}

const around = (schema: JsonObject, keys: readonly string[]): number[] =>
  keys.flatMap((key) => {
    const limit = schema[key];
    return typeof limit === 'number' ? [limit - 1, limit, limit + 1] : [];
  });

function texts(schema: JsonObject, today: string): string[] {
  if (schema['format'] === 'date') {
    return [
      ...[-400, -1, 0, 1, 400].map((days) => addDays(today, days)),
      '2027-02-30',
      '1/2/2027',
    ].flat();
  }
  const longest = around(schema, ['minLength', 'maxLength']).map((length) =>
    '1'.repeat(Math.max(0, length)),
  );
  return schema['pattern'] === undefined ? longest : [...WRITTEN, ...longest];
}

function lists(schema: JsonObject, today: string): Json[] {
  const item = ofSchema(object(schema['items']), today)[0] ?? 'x';
  const lengths = [0, 1, ...around(schema, ['minItems', 'maxItems'])].filter(
    (length) => length >= 0,
  );
  return [...new Set(lengths)].map((length) =>
    Array.from({ length }, (_, index) => (typeof item === 'string' ? `${item}${index}` : item)),
  );
}
