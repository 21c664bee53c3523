import { expect, test } from 'vitest';
import { renameChoice } from '../../../src/checker/edits/rename-choice.ts';
import { renameField } from '../../../src/checker/edits/rename-field.ts';
import type { Finding } from '../../../src/checker/lint/rule.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { impactReport, plain } from '../../../src/checker/report/report.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { done, flowIn, why } from './edited.ts';

const tiny = questionnaire('tiny');
const school = questionnaire('dance-school');
const workshop = questionnaire('dance-workshop');

const renamed = (
  texts: ProjectTexts,
  path: string,
  was: string,
  is: string,
  released?: ProjectTexts,
) => done(renameChoice(texts, { path, was, is, released }));

/** One choice for each way of writing, comparing and answering choices. */
const CHOICES = [
  ['under "enum"', tiny, 'person.partner', 'yes'],
  ['that is the default', tiny, 'person.partner', 'no'],
  ['that the page compares', school, 'lesson.level', 'stage'],
  ['of a list inside of a list', school, 'dancers.*.shoes', 'own'],
  ['under "oneOf"', workshop, 'event.music', 'yes'],
  ['of several', workshop, 'plan.help', 'floor'],
  ['that tells kinds apart', workshop, 'event.kind', 'ball'],
] as const;

const codeOf = ({ code, pointer }: Finding) => `${code} ${pointer}`;

test.each(CHOICES)('a choice %s gets another id, in saved drafts too', (_way, texts, path, was) => {
  const after = renamed(texts, path, was, 'other-id');
  expect(lint(after).map(codeOf)).toEqual(lint(texts).map(codeOf));
  const { text, errors } = impactReport(buildModel(texts), buildModel(after));
  expect(errors).toEqual([]);
  expect(text).toContain(', 0 would lose answers.');
  const told = text.split('\n').filter((line) => /^[-#|]/.test(line));
  expect(told).toEqual([
    '### Questions and paths: renamed',
    `- The choice "${was}" of "${plain(path)}" is called "other-id" now: saved answers move along.`,
  ]);
});

test('only the text that is the choice changes, with conditions and journeys', () => {
  const journeys = 'flows/tiny.scenarios.json';
  const answers = { person: { name: 'yes', partner: 'yes' } };
  const recorded = new Map(tiny).set(
    journeys,
    JSON.stringify({ scenarios: [{ id: 'one', answers }] }),
  );
  const after = renamed(recorded, 'person.partner', 'yes', 'both');
  const { conditions, migrations, version } = flowIn(after, 'flows/tiny.json');
  expect(conditions['hasPartner']).toEqual({ '==': [{ var: 'person.partner' }, 'both'] });
  expect(migrations).toEqual([{ version: 2, replace: { 'person.partner': { yes: 'both' } } }]);
  expect(version).toBe(2);
  expect(JSON.parse(after.get(journeys) ?? '')).toMatchObject({
    scenarios: [{ answers: { person: { name: 'yes', partner: 'both' } } }],
  });
  const schema = 'schemas/person/schema.json';
  expect(after.get(schema)).toBe(
    tiny.get(schema)?.replace('["yes"', '["both"').replace('"const": "yes"', '"const": "both"'),
  );
});

test('renames before a release share one version, and two of one choice become one', () => {
  const once = renamed(tiny, 'person.partner', 'yes', 'both');
  const twice = renamed(once, 'person.partner', 'both', 'couple', tiny);
  const field = { path: 'person.partner', name: 'company', released: tiny };
  const after = done(renameField(twice, field)).texts;
  expect(flowIn(after, 'flows/tiny.json').migrations).toEqual([
    {
      version: 2,
      move: { 'person.partner': 'person.company' },
      replace: { 'person.company': { yes: 'couple' } },
    },
  ]);
  expect(lint(after)).toEqual([]);
});

test('a choice that was never released gets another id without a migration', () => {
  const file = 'schemas/person/schema.json';
  const added = applyAll(tiny, [{ file, insert: '/properties/partner/enum/2', to: 'first' }]);
  const once = renamed(added, 'person.partner', 'first', 'second', tiny);
  expect(once.get(file)).toContain('"second"');
  expect(once.get('flows/tiny.json')).toBe(tiny.get('flows/tiny.json'));
  const twice = renamed(once, 'person.partner', 'yes', 'both', tiny);
  const after = renamed(twice, 'person.partner', 'both', 'couple', tiny);
  expect(flowIn(after, 'flows/tiny.json').migrations).toEqual([
    { version: 2, replace: { 'person.partner': { yes: 'couple' } } },
  ]);
});

test.each([
  ['person.partner', 'yes', 'no', 'Choice "no" already exists.'],
  ['person.partner', 'yes', ' ', 'An id must not be empty, or begin or end with a space.'],
  ['person.partner', 'maybe', 'x', '"person.partner" does not list "maybe" itself'],
  ['kind', 'craft', 'x', '"kind" does not list "craft" itself: change the id as code.'],
  ['person.unheard', 'yes', 'x', 'No step asks for "person.unheard".'],
])('%s: "%s" cannot become "%s": %s', (path, was, is, said) => {
  expect(why(renameChoice(tiny, { path, was, is }))).toContain(said);
});
