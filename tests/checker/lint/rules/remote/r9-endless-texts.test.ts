import { expect, test } from 'vitest';
import { r9 } from '../../../../../src/checker/lint/rules/remote/private.ts';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import { findings, look, oneMore, SCHEMA } from '../../one-more-field.ts';

const found = (schema: JsonObject, widget = 'text') =>
  findings(oneMore({ type: 'string', ...schema }, look(widget)), r9)
    .filter(({ file }) => file === SCHEMA)
    .map(({ pointer }) => pointer);
const more = '/properties/more';

test.each<[string, JsonObject, string[]]>([
  ['without a limit', {}, [more]],
  ['with a pattern of any length', { pattern: '^[a-z]+$' }, [more]],
  ['with a pattern of four digits', { pattern: '^\\d{4}$' }, []],
  ['with a limit', { maxLength: 80 }, []],
  ['that is a date', { format: 'date' }, []],
])('a text %s fits a row or is found', (_name, schema, pointers) => {
  expect(found(schema)).toEqual(pointers);
});

test('a choice has the length of its options', () => {
  expect(found({ enum: ['a', 'b'] }, 'radio')).toEqual([]);
});

test('a text that is only shown has no limit of its own', () => {
  expect(found({}, 'output')).toEqual([]);
});
