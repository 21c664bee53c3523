import { expect, test } from 'vitest';
import { e2 } from '../../../../../src/checker/lint/rules/evolution/migrations.ts';
import { lint } from '../../../../../src/checker/lint/run.ts';
import { applyAll } from '../../../../../src/checker/project/edit.ts';
import type { Migration } from '../../../../../src/engine/flow/types.ts';
import { questionnaire } from '../../../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';
const base = questionnaire('tiny');

/** E2's findings for the small project with these migrations and, by default, the last one's version. */
function found(migrations: Migration[], version = migrations.at(-1)?.version ?? 1) {
  const texts = applyAll(base, [
    { file: FLOW, set: '/migrations', to: migrations },
    ...(version === 1 ? [] : [{ file: FLOW, set: '/version', to: version }]),
  ]);
  return lint(texts, [e2]).map(({ pointer, message, suggestion = '' }) => ({
    pointer,
    text: `${message} ${suggestion}`,
  }));
}

test.each<[string, Migration[]]>([
  ['a renamed question', [{ version: 2, move: { 'person.fullName': 'person.name' } }]],
  ['a renamed section', [{ version: 2, move: { human: 'person' } }]],
  [
    'a question that was renamed twice',
    [
      { version: 2, move: { 'person.first': 'person.second' } },
      { version: 3, move: { 'person.second': 'person.name' } },
    ],
  ],
  [
    'a question that got its old name back',
    [
      { version: 2, move: { 'person.name': 'person.fullName' } },
      { version: 3, move: { 'person.fullName': 'person.name' } },
    ],
  ],
  ['a question that is gone', [{ version: 2, remove: ['person.fax'] }]],
  ['another id of a choice', [{ version: 2, replace: { kind: { crafts: 'craft' } } }]],
  ['a version in which nothing moved', [{ version: 2 }]],
])('%s passes', (_name, migrations) => {
  expect(found(migrations)).toEqual([]);
});

test.each<[string, Migration[], string, string]>([
  [
    'a new name that no question has',
    [{ version: 2, move: { 'person.fullName': 'person.nam' } }],
    '/migrations/0/move/person.fullName',
    'No step asks for "person.nam": saved answers would be moved to where nothing reads them. Did you mean "person.name"?',
  ],
  [
    'an old name that is asked today',
    [{ version: 2, move: { 'person.email': 'person.name' } }],
    '/migrations/0/move/person.email',
    'is asked today',
  ],
  [
    'a removed answer that is asked today',
    [{ version: 2, remove: ['person.name'] }],
    '/migrations/0/remove/0',
    'is asked today',
  ],
  [
    'an answer of an item that leaves its list',
    [{ version: 2, move: { 'crafted.*.id': 'person.name' } }],
    '/migrations/0/move/crafted.*.id',
    'not in the same list',
  ],
  [
    'an id that is offered today',
    [{ version: 2, replace: { kind: { craft: 'farm' } } }],
    '/migrations/0/replace/kind/craft',
    'offers "craft" today',
  ],
  [
    'a new id that is not offered',
    [{ version: 2, replace: { kind: { crafts: 'farms' } } }],
    '/migrations/0/replace/kind/crafts',
    'does not offer "farms": the answer would be refused. Did you mean "farm"?',
  ],
  [
    'versions in the wrong order',
    [{ version: 3 }, { version: 2 }],
    '/migrations/1/version',
    'Version 2 does not come after version 3',
  ],
])('%s is found', (_name, migrations, pointer, text) => {
  const defects = found(migrations);
  expect(defects.map((defect) => defect.pointer)).toEqual([pointer]);
  expect(defects[0]?.text).toContain(text);
});

test('a version is reported when migrations stop short of it or go beyond it', () => {
  expect(found([{ version: 2 }], 3)[0]?.text).toMatch(
    /No migration leads to version 3.*"version": 3/,
  );
  expect(found([{ version: 3 }], 2)[0]?.text).toContain('Migrations lead to version 3');
});

test.each<[string, Migration]>([
  ['removes', { version: 2, remove: ['consents'] }],
  ['removes one of', { version: 2, remove: ['consents.terms'] }],
  ['moves one of', { version: 2, move: { 'consents.terms': 'person.name' } }],
])('no migration %s the consents of visitors', (_name, migration) => {
  expect(found([migration])).toMatchObject([
    { text: expect.stringContaining('"consents" is kept beside the answers') },
  ]);
});

test('no migration takes away what a page keeps', () => {
  const removed = (keeps: string) =>
    lint(
      applyAll(base, [
        { file: FLOW, set: '/pages/0/keeps', to: keeps },
        { file: FLOW, set: '/version', to: 2 },
        { file: FLOW, set: '/migrations', to: [{ version: 2, remove: ['contract.wording'] }] },
      ]),
      [e2],
    ).map(({ pointer }) => pointer);
  expect(removed('contract')).toEqual(['/migrations/0/remove/0']);
  expect(removed('other')).toEqual([]);
});

const older = (form: Record<string, unknown>) =>
  lint(applyAll(base, [{ file: FLOW, set: '/older', to: JSON.parse(JSON.stringify(form)) }]), [
    e2,
  ]).map(({ pointer, suggestion = '' }) => `${pointer} ${suggestion}`.trim());

test.each<[string, Record<string, unknown>, string[]]>([
  ['the text of a field', { person: { textOf: 'email' } }, []],
  [
    'a misspelled section',
    { preson: { textOf: 'email' } },
    ['/older/preson Did you mean "person"?'],
  ],
  [
    'a misspelled field',
    { person: { textOf: 'mail' } },
    ['/older/person/textOf Did you mean "email"?'],
  ],
  [
    'a misspelled catalog',
    { shares: { idsOf: 'activites', with: { name: 'id', percentage: 'id' } } },
    ['/older/shares/idsOf Did you mean "activities"?'],
  ],
  [
    'the ids of a catalog',
    { shares: { idsOf: 'activities', with: { name: 'id', percentage: 'id' } } },
    [],
  ],
  [
    'a misspelled key, so that a required one is missing',
    { shares: { idsOf: 'activities', with: { nmae: 'id', percentage: 'id' } } },
    ['/older/shares/with/nmae Did you mean "name"?', '/older/shares/with'],
  ],
  [
    'a value that no entry has',
    { shares: { idsOf: 'activities', with: { name: 'idd', percentage: 'id' } } },
    ['/older/shares/with/name Did you mean "id"?'],
  ],
])('how older drafts store a section: %s', (_case, form, wanted) => {
  expect(older(form).toSorted()).toEqual(wanted.toSorted());
});
