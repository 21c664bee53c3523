import { expect, test } from 'vitest';
import { object } from '../../../src/engine/language/fields.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import type { Migrate } from '../../../src/engine/draft/migrations/migrate.ts';
import { impactReport } from '../../../src/checker/report/report.ts';

const FLOW = 'flows/tiny.json';
const texts = questionnaire('tiny');
const before = buildModel(texts);
const reportOn = (edits: readonly Edit[], migrate?: Migrate, known = 9) =>
  impactReport(before, buildModel(applyAll(texts, edits)), migrate, known);

test('the same data has no changes, and every draft continues', () => {
  const { text, errors } = impactReport(before, before);
  expect(errors).toEqual([]);
  expect(text).toContain('Nothing changes for visitors.');
  expect(text).toMatch(/Saved drafts: \d+ made and opened, 0 would lose answers\./);
});

const breaking: [string, Edit[], string][] = [
  [
    'a removed question',
    [
      { file: 'schemas/person/schema.json', remove: '/properties/name' },
      { file: 'schemas/person/ui.json', remove: '/name' },
    ],
    '"person.name" is gone',
  ],
  [
    'another type',
    [{ file: 'schemas/person/schema.json', set: '/properties/name/type', to: 'boolean' }],
    '"person.name" was string and is boolean now',
  ],
  [
    'a removed option',
    [{ file: 'schemas/catalog/industries.json', remove: '/entries/2' }],
    '"kind" no longer offers farm',
  ],
  [
    'a tighter limit',
    [{ file: 'schemas/person/schema.json', set: '/properties/name/maxLength', to: 10 }],
    '"person.name" has maxLength 10 (was 40)',
  ],
  [
    'another pattern',
    [
      {
        file: 'schemas/person/schema.json',
        set: '/properties/email/pattern',
        to: '^\\w+@\\w+\\.com$',
      },
    ],
    'which it accepted',
  ],
];

test.each(breaking)('%s without a migration is an error', (_name, edits, message) => {
  const { errors } = reportOn(edits);
  expect(errors.join('\n')).toContain(message);
});

test('a newly required question is reported, and no saved draft is refused', () => {
  const { text, errors } = reportOn([
    { file: 'schemas/person/schema.json', insert: '/required/0', to: 'name' },
  ]);
  expect(errors).toEqual([]);
  expect(text).toContain(
    '"person.name" must be answered by everybody: saved drafts go back to it.',
  );
});

test('reordered options are reported, and break no draft', () => {
  const file = 'schemas/catalog/industries.json';
  const entries = buildModel(texts).files.find(({ path }) => path === file)?.json;
  const list = object(entries)['entries'];
  const reversed = Array.isArray(list) ? list.toReversed() : [];
  const { text, errors } = reportOn([{ file, set: '/entries', to: reversed }]);
  expect(errors).toEqual([]);
  expect(text).toContain('"kind" offers its options in another order.');
});

const retyped: Edit[] = [
  { file: 'schemas/person/schema.json', set: '/properties/partner/type', to: 'boolean' },
  { file: 'schemas/person/schema.json', remove: '/properties/partner/enum' },
  { file: 'schemas/person/schema.json', set: '/properties/partner/default', to: false },
  { file: 'schemas/person/schema.json', set: '/allOf/0/if/properties/partner/const', to: true },
  { file: FLOW, set: '/conditions/hasPartner', to: { '==': [{ var: 'person.partner' }, true] } },
  { file: FLOW, set: '/version', to: 2 },
];

test('the same change with a higher version and a migration is not an error', () => {
  const migrate: Migrate = ({ person, ...rest }) => ({
    ...rest,
    person: { ...object(person), partner: object(person)['partner'] === 'yes' },
  });
  expect(reportOn(retyped, migrate).errors).toEqual([]);
});

test('a migration that leaves an answer in its old form is an error', () => {
  expect(reportOn(retyped, (stored) => stored).errors.join('\n')).toMatch(/loses person/);
});

const removed: Edit[] = [
  { file: 'schemas/person/schema.json', remove: '/properties/name' },
  { file: 'schemas/person/ui.json', remove: '/name' },
  { file: FLOW, set: '/version', to: 2 },
];

test('a migration that leaves an orphaned answer is an error', () => {
  const { text, errors } = reportOn(removed, (stored) => stored);
  expect(errors.join('\n')).toMatch(/loses person\.name/);
  expect(text).not.toContain('0 would lose answers');
});

test('a migration that drops an orphaned answer says so, and is not an error', () => {
  const migrate: Migrate = ({ person, ...rest }) => {
    const { name: _dropped, ...kept } = object(person);
    return { ...rest, person: kept };
  };
  expect(reportOn(removed, migrate).errors).toEqual([]);
});

const rename: Edit[] = [
  { file: 'schemas/person/schema.json', remove: '/properties/name' },
  {
    file: 'schemas/person/schema.json',
    set: '/properties/fullName',
    to: { title: 'Name', type: 'string', maxLength: 40 },
  },
  { file: FLOW, set: '/version', to: 2 },
];

test('a question renamed by a migration is neither new nor removed', () => {
  const move = { 'person.name': 'person.fullName' };
  const { text, errors } = impactReport(
    before,
    buildModel(
      applyAll(texts, [...rename, { file: FLOW, set: '/migrations', to: [{ version: 2, move }] }]),
    ),
  );
  expect(errors).toEqual([]);
  expect(text).toContain(
    '"person.name" is called "person.fullName" now: saved answers move along.',
  );
  expect(text).not.toMatch(/is new|is gone/);
});

test('a renamed question is compared with its old version', () => {
  const move = { 'person.name': 'person.fullName' };
  const { errors } = impactReport(
    before,
    buildModel(
      applyAll(texts, [
        ...rename.slice(0, 2),
        { file: 'schemas/person/schema.json', set: '/properties/fullName/maxLength', to: 9 },
        { file: FLOW, set: '/migrations', to: [{ version: 2, move }] },
      ]),
    ),
  );
  expect(errors.join('\n')).toContain('"person.name" has maxLength 9 (was 40)');
});

test('a renamed question without a migration loses its answers', () => {
  const { errors } = impactReport(before, buildModel(applyAll(texts, rename)));
  expect(errors.join('\n')).toMatch(/loses person\.name/);
  expect(errors).toContain('There is no migration to version 2 in the flow.');
});

test('a higher version without a migration is an error', () => {
  const { errors } = reportOn([{ file: FLOW, set: '/version', to: 2 }], (stored) => stored, 1);
  expect(errors).toEqual(['There is no migration to version 2 in the flow.']);
});

test('a migration that keeps a removed option is an error', () => {
  const { errors } = reportOn(
    [
      { file: 'schemas/catalog/industries.json', remove: '/entries/2' },
      { file: FLOW, set: '/version', to: 2 },
    ],
    (stored) => stored,
  );
  expect(errors.join('\n')).toMatch(/keeps answers that are refused now: kind/);
});

test('a version that skips a number or goes back is an error', () => {
  const jump = reportOn([{ file: FLOW, set: '/version', to: 3 }], (stored) => stored);
  expect(jump.errors).toEqual(["The flow's version jumped from 1 to 3."]);
  const higher = buildModel(applyAll(texts, [{ file: FLOW, set: '/version', to: 2 }]));
  expect(impactReport(higher, before).errors).toEqual([
    "The flow's version went back from 2 to 1.",
  ]);
});

test('new wording changes what visitors read, and breaks no draft', () => {
  const { text, errors } = reportOn([
    { file: 'schemas/person/ui.json', set: '/age/ui:options/errors/minimum', to: 'Be 18' },
  ]);
  expect(errors).toEqual([]);
  expect(text).toContain('| `age` error for minimum | 18 or more | Be 18 |');
  expect(text).not.toContain('Nothing changes for visitors.');
});

test('new, removed and unreachable paths are counted and named', () => {
  const { text } = reportOn([{ file: FLOW, set: '/steps/0/next/0/to', to: 'person' }]);
  expect(text).toContain('Paths through the flow: 2 before, 1 now (0 new, 1 gone).');
  expect(text).toContain('No visitor reaches "crafts" anymore.');
});

/** The step `person` renamed, in its folder and wherever the flow refers to it. */
function withRenamedStep(): ReturnType<typeof buildModel> {
  const renamed = [...texts].map(([path, text]): [string, string] => [
    path.replace('schemas/person/', 'schemas/owner/'),
    path === FLOW ? text.replace(/("(?:id|to)": )"person"/g, '$1"owner"') : text,
  ]);
  return buildModel(new Map(renamed));
}

test('a renamed step is reported as renamed, neither as new nor as removed', () => {
  const { text, errors } = impactReport(before, withRenamedStep());
  expect(errors).toEqual([]);
  expect(text).toContain('Step "person" is called "owner" now.');
  expect(text).not.toMatch(/is new|is gone|Paths through|\(none\)/);
});

test('a file that is not valid JSON any more is not reported as gone', () => {
  const file = 'schemas/catalog/states.json';
  const { text } = reportOn([{ file, replace: '{', with: '{,' }]);
  expect(text).toContain(`\`${file}\` is not valid JSON any more.`);
  expect(text).not.toContain(`\`${file}\` is gone`);
});
