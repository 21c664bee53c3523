import { expect, test } from 'vitest';
import { l10, l9 } from '../../../../../src/checker/lint/rules/logic/outcomes.ts';
import type { Json, JsonObject } from '../../../../../src/engine/logic/json.ts';
import { findings, look, oneMore } from '../../one-more-field.ts';

const MORE = 'person.more';
const found = (schema: JsonObject, widget: string, test: Json) => {
  const valid = { or: [{ '!': [{ answered: MORE }] }, test] };
  const rules = [{ id: 'own', at: '/more', severity: 'advice', message: 'Look again', valid }];
  const json = { $schema: '../meta/rules.schema.json', rules };
  return findings(
    [...oneMore(schema, look(widget)), { file: 'schemas/person/rules.json', json }],
    l9,
    l10,
  ).map(({ code }) => code);
};
const years = { type: 'number', minimum: 0, maximum: 60 };
const count = { type: 'integer', minimum: 1, maximum: 9 };
const more = { var: MORE };

test.each<[string, JsonObject, Json, string[]]>([
  ['at most what the field allows', years, { '<=': [more, 60] }, ['L10']],
  ['less than more than that', years, { '<': [more, 61] }, ['L10']],
  ['at least what the field requires', count, { '>=': [more, 1] }, ['L10']],
  ['more than the field allows', years, { '>': [more, 60] }, ['L9']],
  ['less than the field requires', count, { '<': [more, 1] }, ['L9']],
  ['less than the most', years, { '<': [more, 60] }, []],
  ['exactly the most', count, { '==': [more, 9] }, []],
  ['a part of a number', years, { '>': [more, 59.5] }, []],
])('a rule that asks for %s', (_case, schema, test, codes) => {
  expect(found(schema, schema['type'] === 'integer' ? 'number' : 'decimal', test)).toEqual(codes);
});

test('a list has no fewer than 0 items, whatever is counted', () => {
  const counted = { count: [{ pluck: [{ var: 'crafts' }, 'id'] }] };
  const conditions = (expression: Json) =>
    findings([{ file: 'flows/tiny.json', set: '/conditions/mine', to: expression }], l9, l10).map(
      ({ code }) => code,
    );
  expect(conditions({ '>=': [counted, 0] })).toEqual(['L10']);
  expect(conditions({ '<': [counted, 0] })).toEqual(['L9']);
  expect(conditions({ '>': [counted, 0] })).toEqual([]);
});
