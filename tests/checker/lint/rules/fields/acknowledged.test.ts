import { expect, test } from 'vitest';
import { f10 } from '../../../../../src/checker/lint/rules/files/looks.ts';
import { t22 } from '../../../../../src/checker/lint/rules/fields/acknowledged.ts';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import { findings, FLOW, look, LOOK, oneMore, SCHEMA } from '../../one-more-field.ts';

const consent = { id: 'rules', version: '1' };
const required = { file: SCHEMA, set: '/required', to: ['email', 'age', 'partner', 'more'] };
const found = (schema: JsonObject, widget: string, options: JsonObject) =>
  findings(
    [
      ...oneMore({ type: 'boolean', ...schema }, look(widget, options, 'required', 'const')),
      required,
    ],
    t22,
    f10,
  ).map(({ code, pointer }) => `${code} ${pointer}`);

test('an acknowledgement names the version of its text', () => {
  const options = { listTitle: 'Rules', intro: 'Be kind.' };
  expect(found({ const: true }, 'acknowledgement', options)).toEqual(['T22 /more']);
  expect(found({ const: true }, 'acknowledgement', { ...options, consent })).toEqual([]);
});

test('a box that states a fact agrees to nothing', () => {
  expect(found({ const: true }, 'checkbox', {})).toEqual([]);
  expect(found({ const: true }, 'checkbox', { consent })).toEqual([]);
});

test.each([
  ['I agree to calls', ['T22 /more']],
  ['By checking this, I consent to calls', ['T22 /more']],
  ['Do customers agree in writing?', []],
])('a box that says "%s"', (title, wanted) => {
  expect(found({ title }, 'checkbox', {})).toEqual(wanted);
  expect(found({ title }, 'checkbox', { consent })).toEqual([]);
});

test('a box that may stay unchecked can ask for consent', () => {
  expect(found({}, 'checkbox', { consent })).toEqual([]);
});

test('nobody but the visitor checks a box of consent', () => {
  const box = (asked: JsonObject) => oneMore({ type: 'boolean' }, look('checkbox', asked));
  const button = (set: JsonObject): Edit => ({
    file: FLOW,
    set: '/steps/2/actions',
    to: [
      { id: 'on', label: 'Continue' },
      { id: 'skip', label: 'Skip', set: { person: set } },
    ],
  });
  const derived = (to: string): Edit => ({
    file: FLOW,
    insert: '/derive/0',
    to: { to, mode: 'follow', value: true },
  });
  const pointers = (...edits: Edit[]) => findings(edits, t22).map(({ pointer }) => pointer);
  expect(pointers(...box({ consent }), button({ more: true }))).toEqual([
    '/steps/2/actions/1/set/person/more',
  ]);
  expect(pointers(...box({ consent }), button({ more: false }))).toEqual([]);
  expect(pointers(...box({}), button({ more: true }))).toEqual([]);
  expect(pointers(...box({ consent }), derived('person.more'))).toEqual(['/derive/0/to']);
  expect(pointers(...box({ consent }), derived('person.area'))).toEqual([]);
});

test('only boxes ask for consent', () => {
  const choices = { true: { label: 'Yes' }, false: { label: 'No' } };
  expect(found({}, 'yes-no', { choices, consent })).toEqual(['F10 /more/ui:options/consent']);
});

test('a box in the items of a list cannot: its consent would be kept once for all of them', () => {
  const items = {
    type: 'object',
    properties: { fine: { title: 'Fine', type: 'boolean' } },
  };
  const list = look('list', { itemTitle: 'Dog {number}', addLabel: 'Add a dog' });
  const box = look('checkbox', { consent });
  const edits = oneMore({ type: 'array', items }, { ...list, items: { fine: box } });
  const [finding, ...others] = findings(edits, f10);
  expect(finding?.pointer).toBe('/more/items/fine/ui:options/consent');
  expect(finding?.suggestion).toContain('out of the list');
  expect(others).toEqual([]);
});

test('a consent needs an id and a version', () => {
  const edits = oneMore({ type: 'boolean' }, look('checkbox', { consent: { id: 'rules' } }));
  expect(findings(edits).map(({ file, pointer }) => file + pointer)).toContain(
    `${LOOK}/more/ui:options/consent`,
  );
});
