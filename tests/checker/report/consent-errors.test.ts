import { expect, test } from 'vitest';
import { buildModel } from '../../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { consentErrors, impactReport } from '../../../src/checker/report/report.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { look, LOOK, oneMore } from '../lint/one-more-field.ts';

const PURCHASE = 'schemas/catalog/payment.json';
const RULES = 'schemas/content/legal/rules.json';
const consent = { id: 'rules', version: '1' };
const options = { listTitle: 'Rules', catalog: 'industries', consent };
const texts = applyAll(questionnaire('tiny'), [
  ...oneMore({ type: 'boolean', const: true }, look('acknowledgement', options, 'const')),
  { file: LOOK, set: '/ui:continue', to: { consent: { id: 'terms', version: '1', text: 'Yes.' } } },
  {
    file: PURCHASE,
    json: {
      consents: [{ id: 'paper', version: '1', label: 'No paper.', hint: 'Less waste.' }],
      terms: { id: 'buying', version: '1', text: 'You agree to the [rules](/rules).' },
    },
  },
  { file: RULES, json: { path: '/rules', title: 'Rules', intro: 'All of them.', sections: [] } },
]);
const before = buildModel(texts);
const found = (...edits: Edit[]) => consentErrors(before, buildModel(applyAll(texts, edits)));

const words: [string, Edit][] = [
  ['rules', { file: 'schemas/person/schema.json', set: '/properties/more/title', to: 'I agree' }],
  ['rules', { file: LOOK, set: '/more/ui:options/intro', to: 'Read this.' }],
  ['rules', { file: 'schemas/catalog/industries.json', remove: '/entries/2' }],
  ['terms', { file: LOOK, set: '/ui:continue/consent/text', to: 'Yes, all of it.' }],
  ['paper', { file: PURCHASE, set: '/consents/0/hint', to: 'Ask for a copy.' }],
  ['buying', { file: PURCHASE, set: '/terms/text', to: 'You agree to no [rules](/rules).' }],
  ['buying', { file: RULES, set: '/intro', to: 'Some of them.' }],
];
const version: Record<string, Edit> = {
  rules: { file: LOOK, set: '/more/ui:options/consent/version', to: '2' },
  terms: { file: LOOK, set: '/ui:continue/consent/version', to: '2' },
  paper: { file: PURCHASE, set: '/consents/0/version', to: '2' },
  buying: { file: PURCHASE, set: '/terms/version', to: '2' },
};

test.each(words)('other words of "%s" need another version', (id, edit) => {
  expect(found(edit)).toEqual([expect.stringContaining(`agree to as "${id}" has other words`)]);
  const raised = version[id];
  expect(raised && found(edit, raised)).toEqual([]);
});

test.each<[string, Edit]>([
  ['rules', { file: LOOK, set: '/more/ui:options/consent/id', to: 'house-rules' }],
  ['terms', { file: LOOK, set: '/ui:continue/consent/id', to: 'conditions' }],
  ['paper', { file: PURCHASE, set: '/consents/0/id', to: 'electronic' }],
])('the consent "%s" keeps its id', (id, edit) => {
  expect(found(edit)).toEqual([expect.stringContaining(`agreed to as "${id}" is called`)]);
});

test('a box that is still asked keeps its consent', () => {
  expect(found({ file: LOOK, remove: '/more/ui:options/consent' })).toEqual([
    expect.stringContaining('"more" is still asked, but nothing is kept'),
  ]);
  const gone = [
    { file: 'schemas/person/schema.json', remove: '/properties/more' },
    { file: LOOK, remove: '/more' },
  ];
  expect(found(...gone)).toEqual([]);
});

test('a consent that is no longer asked for leaves no error', () => {
  expect(found({ file: LOOK, remove: '/ui:continue' })).toEqual([]);
});

test('what is not agreed to may change', () => {
  expect(found()).toEqual([]);
  expect(found({ file: LOOK, set: '/more/ui:options/errors/const', to: 'Please agree' })).toEqual(
    [],
  );
});

test('the report fails', () => {
  const after = buildModel(
    applyAll(
      texts,
      words.slice(0, 1).map(([, edit]) => edit),
    ),
  );
  expect(impactReport(before, after).errors).toContainEqual(expect.stringContaining('"rules"'));
});
