import { beforeAll, describe, expect, test } from 'vitest';
import { buildModel } from '../../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';
import { coveringSet } from '../../../src/checker/simulate/generate.ts';
import type { Scenario } from '../../../src/checker/simulate/play.ts';
import { drawProbes, type Probe, probeInWords } from '../../../src/checker/simulate/seen/probes.ts';
import { seenBy, type Seen } from '../../../src/checker/simulate/seen/seen.ts';
import {
  readSeen,
  seenDifferences,
  siteSeen,
} from '../../../src/checker/simulate/seen/recorded.ts';
import { object } from '../../../src/engine/language/fields.ts';
import { isObject, type Json } from '../../../src/engine/logic/json.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';
const base = questionnaire('tiny');
let scenarios: Scenario[] = [];
let probes: Probe[] = [];
let recorded: Seen;

function seen(texts: ProjectTexts): Seen {
  const model = buildModel(texts);
  const proof = proofOf(model);
  if (proof === undefined) throw new Error('The project must run.');
  if (scenarios.length === 0) {
    scenarios = coveringSet(proof).scenarios;
    probes = drawProbes(proof.subject);
  }
  return seenBy(model, proof.subject, scenarios, probes);
}

beforeAll(() => {
  recorded = seen(base);
});

const site = (texts: ProjectTexts) => siteSeen([buildModel(texts)]);

const differences = (...edits: Edit[]) => {
  const changed = applyAll(base, edits);
  return [
    ...seenDifferences(recorded, seen(changed)),
    ...seenDifferences(site(base), site(changed)),
  ].join('\n');
};

test('nothing differs when nothing was changed, even after a round trip through a file', () => {
  expect(seenDifferences(recorded, seen(base))).toEqual([]);
  expect(readSeen(JSON.parse(JSON.stringify(recorded)))).toEqual(recorded);
});

test('a file of another shape is not accepted as a recording', () => {
  expect(readSeen({ steps: {}, visitors: {}, changes: 'none', pages: {} })).toBeUndefined();
  expect(readSeen(null)).toBeUndefined();
});

describe('changes that only their author can judge are described in words', () => {
  test.each<[string, Edit, RegExp]>([
    [
      'a limit that moved by one',
      { file: 'schemas/person/schema.json', set: '/properties/age/maximum', to: 98 },
      /step person, was: .*age .*→ fine/,
    ],
    [
      'a question that may stay empty now',
      { file: 'schemas/person/schema.json', remove: '/required/0' },
      /was: .*has to be answered/,
    ],
    [
      'a condition turned round',
      { file: FLOW, replace: '"=="', with: '"!="' },
      /visitor cover-\d+, (was|is): /,
    ],
    [
      'a reworded title',
      { file: 'schemas/kind/schema.json', set: '/title', to: 'Another title' },
      /step kind, is:  asks "Another title"/,
    ],
    [
      'a comparison that takes the limit in',
      {
        file: 'schemas/day/rules.json',
        set: '/rules/0/valid/or/1',
        to: { '>': [{ var: 'day.date' }, { var: '$today' }] },
      },
      /an answer, is: {2}rules\/day\/not-past gives no with day \(date "/,
    ],
    [
      'an operand that is dropped',
      { file: 'schemas/day/rules.json', remove: '/rules/0/valid/or/0' },
      /an answer, is: {2}rules\/day\/not-past gives no with/,
    ],
    [
      'a derivation in another mode',
      { file: FLOW, set: '/derive/0/mode', to: 'follow' },
      /page derived, is: {2}1 › mode: "follow"/,
    ],
    [
      'a migration that was changed afterwards',
      { file: 'supabase/migrations/1_onboarding.sql', replace: 'create', with: 'create  ' },
      /page migrations, is: /,
    ],
    [
      'a rule that only advises now',
      { file: 'schemas/shares/rules.json', set: '/rules/0/severity', to: 'advice' },
      /advises at/,
    ],
  ])('%s', (_name, edit, expected) => {
    expect(differences(edit)).toMatch(expected);
  });
});

test('a comparison is tried at its limit and one cent beside it, for totals too', () => {
  const totals = probes
    .filter(({ of }) => of === 'rules/shares/total')
    .map(({ with: { shares }, gives }) => {
      const listed = Array.isArray(shares) ? shares.filter(isObject) : [];
      const total = listed.reduce((sum, { percentage }) => sum + Number(percentage ?? 0), 0);
      return `${Math.round(total * 100) / 100} ${gives}`;
    });
  expect(totals).toEqual(
    expect.arrayContaining(['99 no', '99.99 no', '100 yes', '100.01 no', '101 no']),
  );
});

describe('a condition that gains an operand shows with a visitor whom it changes', () => {
  const flow = JSON.parse(base.get(FLOW) ?? '{}');
  const others: [path: string, value: Json, shown: string][] = [
    ['area', 'Ohio', 'area "Ohio"'],
    ['person.age', 40, 'age 40'],
    ['jobs', ['Walls'], 'jobs "Walls"'],
  ];
  const alike = (path: string, value: Json): Json =>
    Array.isArray(value)
      ? { in: [value[0] ?? null, { var: path }] }
      : { '==': [{ var: path }, value] };

  test.each(
    Object.keys(flow.conditions).flatMap((name) =>
      others.map(([path, value, shown]) => [name, shown, path, value] as const),
    ),
  )('%s, not where %s', (name, shown, path, value) => {
    const to: Json = {
      and: [flow.conditions[name], { '!': [{ and: [{ answered: path }, alike(path, value)] }] }],
    };
    const edited = applyAll(base, [{ file: FLOW, set: `/conditions/${name}`, to }]);
    const added = seen(edited).probes.slice(recorded.probes.length).map(probeInWords);
    expect(added).toContainEqual(
      expect.stringMatching(new RegExp(`^conditions/${name} gives no with .*${shown}`)),
    );
  });
});

test('a limit of what a rule tests of each item is tried at its edge', () => {
  const rule = (years: number): Edit => ({
    file: 'schemas/shares/rules.json',
    set: '/rules/0/valid',
    to: { all: [{ var: 'shares' }, { '<': [{ var: 'percentage' }, years] }] },
  });
  const before = applyAll(base, [rule(60)]);
  const model = buildModel(before);
  const subject = proofOf(model)?.subject;
  if (subject === undefined) throw new Error('The project must run.');
  const drawn = drawProbes(subject).filter(({ of }) => of.startsWith('rules/shares/'));
  const atLimit = drawn.flatMap(({ with: answers, gives }) =>
    (Array.isArray(answers['shares']) ? answers['shares'] : [])
      .slice(0, 1)
      .map((item) => [object(item)['percentage'], gives]),
  );
  expect(atLimit).toContainEqual([60, 'no']);
  expect(atLimit.map(([share]) => share)).toContain(59.99);
});
