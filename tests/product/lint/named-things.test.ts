import { expect, test } from 'vitest';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { f15 } from '../../../src/checker/lint/rules/files/names.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const texts = readProject('.');
const catalog = (name: string) => `schemas/catalog/${name}.json`;
const content = (name: string) => `schemas/content/${name}.json`;
const found = (...edits: Edit[]) => lint(applyAll(texts, edits), [f15]);

test.each([
  [catalog('trades'), '/entries/1/icon', 'hamer', 'Did you mean "hammer"?'],
  [catalog('trades'), '/entries/1/category', 'carpentri', 'Did you mean "carpentry"?'],
  [catalog('excluded-operations'), '/entries/0/group', 'hazardos', 'Did you mean "hazardous"?'],
  [catalog('payment'), '/feeFreeStates/states/0', 'Conneticut', 'Did you mean "Connecticut"?'],
  [
    content('products'),
    '/menu/1',
    'business-owner-policy',
    'Did you mean "business-owners-policy"?',
  ],
  [
    content('landing'),
    '/hero/key/items/1/product',
    'commercial-autos',
    'Did you mean "commercial-auto"?',
  ],
  [content('landing'), '/steps/mock/state', 'Ilinois', 'Did you mean "Illinois"?'],
  [
    content('products/commercial-auto'),
    '/slug',
    'commercial-car',
    'Did you mean "commercial-auto"?',
  ],
  [
    content('products/commercial-auto'),
    '/industries/tiles/0/businessType',
    'builders',
    'Known here: construction, food, retail, office, cleaning, other.',
  ],
  [
    catalog('trades'),
    '/entries/1/icon',
    'zzzzzz',
    expect.stringMatching(/^Choose one of: .*hammer/),
  ],
  [
    content('products/commercial-auto'),
    '/coverage/cards/0/icon',
    'shild',
    'Did you mean "shield"?',
  ],
  [content('quote'), '/trust/items/0/icon', 'edti', 'Did you mean "edit"?'],
  [content('navigation'), '/footer/social/networks/0', 'facebok', 'Did you mean "facebook"?'],
  [
    'schemas/recommendation/ui.json',
    '/ui:blocks/1/items/0/icon',
    'bandaid',
    'Did you mean "bandage"?',
  ],
])('%s%s cannot name "%s"', (file, pointer, to, suggestion) => {
  const findings = found({ file, set: pointer, to });
  expect(findings.map((finding) => [finding.file, finding.pointer])).toContainEqual([
    file,
    pointer,
  ]);
  expect(findings.find((finding) => finding.file === file)?.suggestion).toEqual(suggestion);
});

test('a key that names something is checked as well', () => {
  const file = catalog('fraud-statements');
  const messages = found({ file, replace: '"Florida":', with: '"Florda":' }).map(
    ({ pointer, message, suggestion }) => [pointer, message, suggestion],
  );
  expect(messages[0]).toEqual([
    '/states/Florda',
    '"Florda" is not in schemas/catalog/states.json: what is written here about it never reaches a visitor.',
    'Did you mean "Florida"?',
  ]);
});

test('a drawing from a group that the page does not load counts as missing', () => {
  const [finding] = found({ file: catalog('industries'), set: '/entries/0/icon', to: 'hard-hat' });
  expect(finding?.message).toBe(
    'There is no drawing "hard-hat" for this place: the visitor sees a dot instead.',
  );
});

test('a removed industry is reported where pages name it', () => {
  const places = found({ file: catalog('industries'), remove: '/entries/4' }).map(
    ({ file }) => file,
  );
  expect(new Set(places)).toContain(content('products/tools-and-equipment'));
});
