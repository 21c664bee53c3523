import { expect, test } from 'vitest';
import { renameField } from '../../../src/checker/edits/rename-field.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { impactReport } from '../../../src/checker/report/report.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const tiny = questionnaire('tiny');
const crew = questionnaire('crew');

function renamed(
  texts: ProjectTexts,
  path: string,
  name: string,
  released?: ProjectTexts,
): ProjectTexts {
  const result = renameField(texts, { path, name, released });
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value.texts;
}

const refusal = (path: string, name: string) => {
  const result = renameField(tiny, { path, name });
  return result.ok ? 'renamed' : result.problems.join(' ');
};

const pathsOf = (texts: ProjectTexts) =>
  buildModel(texts).steps.flatMap(({ fields }) => fields.map(({ path }) => path));

const WITH = { name: 'id', percentage: 'id' };

const FIELDS = [
  ...pathsOf(tiny).map((path): [string, ProjectTexts, string] => ['tiny', tiny, path]),
  ...pathsOf(crew).map((path): [string, ProjectTexts, string] => ['crew', crew, path]),
].filter(([, , path]) => !path.endsWith('*') && !isFixed(path));

/** The shares, claims, locations and trades widgets fix the names of item fields. */
function isFixed(path: string): boolean {
  return path.includes('*') && !path.startsWith('vehicles.');
}

test.each(FIELDS)(
  'in %s, every field can be renamed, in saved drafts too: %3$s',
  (_name, texts, path) => {
    const after = renamed(texts, path, 'otherName');
    expect(lint(after)).toEqual([]);
    const { text, errors } = impactReport(buildModel(texts), buildModel(after));
    expect(errors).toEqual([]);
    expect(text).toContain(', 0 would lose answers.');
    // The new name is all that changed: no text is listed as removed and added again.
    const told = text.split('\n').filter((line) => /^[-#|]/.test(line));
    expect(told).toEqual([
      '### Questions and paths: renamed',
      expect.stringContaining('now: saved answers move along.'),
    ]);
  },
);

test.each([
  [
    'person.email',
    'mail',
    { person: { textOf: 'mail' }, shares: { idsOf: 'activities', with: WITH } },
  ],
  ['shares', 'parts', { person: { textOf: 'email' }, parts: { idsOf: 'activities', with: WITH } }],
])('older forms follow a field: %s becomes %s', (path, name, wanted) => {
  const older = { person: { textOf: 'email' }, shares: { idsOf: 'activities', with: WITH } };
  const texts = applyAll(tiny, [{ file: 'flows/tiny.json', set: '/older', to: older }]);
  const flow: { older: unknown } = JSON.parse(
    renamed(texts, path, name).get('flows/tiny.json') ?? '',
  );
  expect(flow.older).toEqual(wanted);
});

test.each([
  ['person.email', 'mail', ['person.mail', 'shares']],
  ['shares', 'parts', ['person.email', 'parts']],
])('what is read back from columns follows a field: %s becomes %s', (path, name, wanted) => {
  const read = { 'person.email': { column: 'email' }, shares: { column: 'industry_ui' } };
  const texts = applyAll(tiny, [{ file: 'flows/tiny.json', set: '/remote/read', to: read }]);
  const flow: { remote: { read: object } } = JSON.parse(
    renamed(texts, path, name).get('flows/tiny.json') ?? '',
  );
  expect(Object.keys(flow.remote.read)).toEqual(wanted);
});

test('older forms follow a field of their items', () => {
  const file = 'flows/crew.json';
  const older = { constructionTypes: { idsOf: 'trades', with: { name: 'label' } } };
  const texts = applyAll(crew, [{ file, set: '/older', to: older }]);
  const flow: { older: unknown } = JSON.parse(
    renamed(texts, 'constructionTypes.*.name', 'title').get(file) ?? '',
  );
  expect(flow.older).toEqual({ constructionTypes: { idsOf: 'trades', with: { title: 'label' } } });
});

test('only the text that names the field changes', () => {
  const after = renamed(tiny, 'person.partnerName', 'spouse');
  const lines = (texts: ProjectTexts, file: string) => (texts.get(file) ?? '').split('\n');
  const file = 'schemas/person/schema.json';
  const before = lines(tiny, file);
  const changed = lines(after, file).flatMap((line, index) =>
    line === before[index] ? [] : [line.trim()],
  );
  expect(lines(after, file)).toHaveLength(before.length);
  expect(changed).toEqual(['"spouse": {', '"required": ["spouse"]']);
});

test('two renames before a release share one version, and two of one field become one', () => {
  const once = renamed(tiny, 'person.name', 'fullName');
  const both = renamed(once, 'person.age', 'years', tiny);
  const twice = renamed(both, 'person.fullName', 'calledBy', tiny);
  const flow: { version: number; migrations: unknown } = JSON.parse(
    twice.get('flows/tiny.json') ?? '',
  );
  expect(flow.version).toBe(2);
  expect(flow.migrations).toEqual([
    { version: 2, move: { 'person.name': 'person.calledBy', 'person.age': 'person.years' } },
  ]);
  expect(lint(twice)).toEqual([]);
});

test('a field that was never released is renamed without a migration', () => {
  const file = 'schemas/person/schema.json';
  const added = applyAll(tiny, [
    { file, set: '/properties/pet', to: { title: 'Pet', type: 'string', maxLength: 9 } },
  ]);
  const after = renamed(added, 'person.pet', 'animal', tiny);
  expect(after.get(file)).toContain('"animal"');
  expect(after.get('flows/tiny.json')).toBe(tiny.get('flows/tiny.json'));
  const unreleased = new Map([['flows/other.json', '{}']]);
  expect(renamed(tiny, 'person.name', 'fullName', unreleased).get('flows/tiny.json')).toBe(
    tiny.get('flows/tiny.json'),
  );
});

test('a rename after a release makes a new version', () => {
  const once = renamed(tiny, 'person.name', 'fullName');
  const twice = renamed(once, 'person.fullName', 'calledBy', once);
  const flow: { version: number } = JSON.parse(twice.get('flows/tiny.json') ?? '');
  expect(flow.version).toBe(3);
  expect(lint(twice)).toEqual([]);
});

test.each([
  ['person.nam', 'fullName', 'No step asks for "person.nam". Did you mean "person.name"?'],
  ['unheard.of', 'x', 'No step asks for "unheard.of". Write its path, such as person.name.'],
  ['person.name', 'email', '"person.email" is already asked: choose another name.'],
  [
    'person.name',
    '1st',
    '"1st" is not a valid field name: use letters and digits, starting with a letter, such as "vehicleCount".',
  ],
  ['person.name', 'constructor', '"constructor" is not a valid field name'],
  ['person.name', 'a.b', '"a.b" is a path. Write the new name alone: "b".'],
])('%s cannot become %s: %s', (path, name, why) => {
  expect(refusal(path, name)).toContain(why);
});
