import { expect, test } from 'vitest';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import { t2 } from '../../../../../src/checker/lint/rules/fields/required.ts';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import { findings, look, oneMore, SCHEMA, words } from '../../one-more-field.ts';

const text: JsonObject = { type: 'string', default: 'van' };
const required: Edit = { file: SCHEMA, insert: '/required/0', to: 'more' };
const found = (edits: readonly Edit[]) =>
  findings(edits, t2).map(({ pointer, message }) => `${pointer} ${message}`);

test('a default inside an object is refused, because nothing applies it', () => {
  const schema = { type: 'object', properties: { part: text } };
  expect(found(oneMore(schema, { part: look('text') }))).toEqual([
    expect.stringMatching(/^\/properties\/more\/properties\/part\/default .*never applied/),
  ]);
});

test('a default of a conditional field is refused, because nothing applies it', () => {
  const at = '/allOf/0/then/properties/partnerName/default';
  expect(found([{ file: SCHEMA, set: at, to: 'Bo' }])).toEqual([
    expect.stringMatching(/never applied/),
  ]);
});

test('a default that comes back after the field was emptied is refused', () => {
  expect(found(oneMore(text, look('text')))).toEqual([expect.stringMatching(/there again/)]);
  expect(found([...oneMore(text, look('text')), required])).toEqual([]);
});

test('a default is fine for a field that cannot be emptied, and for an unchecked box', () => {
  const either = { ...text, enum: ['van', 'car'] };
  expect(found(oneMore(either, look('cards', { choices: words('van', 'car') })))).toEqual([]);
  expect(found(oneMore({ type: 'boolean', default: false }, look('checkbox')))).toEqual([]);
});
