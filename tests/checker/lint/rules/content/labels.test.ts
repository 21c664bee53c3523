import { expect, test } from 'vitest';
import { c5 } from '../../../../../src/checker/lint/rules/content/labels.ts';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import { findings, FLOW, LOOK, look, oneMore } from '../../one-more-field.ts';

const TEXT = { kind: 'text', text: 'Take your time.' };
const asked = (when: string) => ({
  when,
  text: 'Vehicles',
  included: false,
  note: 'Not in these prices.',
  answer: 'kind',
});

const found = (one: string, other: string) => {
  const part = (title: string) => ({ type: 'string', title });
  const schema = { type: 'object', properties: { one: part(one), other: part(other) } };
  const ui = { one: look('text'), other: look('text') };
  return findings(oneMore(schema, ui), c5).map(({ pointer }) => pointer);
};

test('the parts of an object need different labels', () => {
  expect(found('Street', 'City')).toEqual([]);
  expect(found('Street', 'Street')).toEqual(['/more/other']);
  expect(found('Street', 'STREET')).toEqual(['/more/other']);
});

test('a part may share a label with a field outside its object, which has a heading', () => {
  expect(found('Name', 'Age')).toEqual([]);
});

test('the sections of a questionnaire need different labels', () => {
  const named = (label: string) => {
    const sections = [
      { label: 'You', from: 'kind', seconds: 10 },
      { label, from: 'person', seconds: 10 },
    ];
    return findings([{ file: FLOW, set: '/sections', to: sections }], c5).map(
      ({ pointer }) => pointer,
    );
  };
  expect(named('Your work')).toEqual([]);
  expect(named('you')).toEqual(['/sections/1/label']);
});

test('the fields of a list need different labels', () => {
  const listed = (title: string) => {
    const properties = {
      make: { type: 'string', title: 'Make' },
      model: { type: 'string', title },
    };
    const schema = { type: 'array', items: { type: 'object', properties } };
    const ui = { ...look('list'), items: { make: look('text'), model: look('text') } };
    return findings(oneMore(schema, ui), c5).map(({ pointer }) => pointer);
  };
  expect(listed('Model')).toEqual([]);
  expect(listed('Make')).toEqual(['/more/items/model']);
});

test.each<[string, Edit[], string[]]>([
  [
    'a block of a step',
    [{ file: LOOK, set: '/ui:blocks', to: [TEXT, { ...TEXT, text: 'Or not.' }, TEXT] }],
    [`${LOOK}/ui:blocks/2`],
  ],
  [
    'a coverage that was asked for',
    [
      {
        file: FLOW,
        set: '/pages/0/alsoAsked',
        to: [asked('isCraft'), asked('hasPartner'), asked('isCraft')],
      },
    ],
    [`${FLOW}/pages/0/alsoAsked/2`],
  ],
  [
    'a text in a list of a catalog',
    [{ file: 'schemas/catalog/activities.json', insert: '/entries/0/activities/1', to: 'Doors' }],
    ['schemas/catalog/activities.json/entries/0/activities/1'],
  ],
  [
    'a name in other letters',
    [{ file: 'schemas/catalog/more.json', json: { rows: [{ name: 'Card' }, { name: 'card ' }] } }],
    ['schemas/catalog/more.json/rows/1/name'],
  ],
])('is in its list once: %s', (_case, edits, wanted) => {
  expect(findings(edits, c5).map(({ file, pointer }) => file + pointer)).toEqual(wanted);
});
