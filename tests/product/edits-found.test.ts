import { describe, expect, test } from 'vitest';
import { lint } from '../../src/checker/lint/run.ts';
import { t15 } from '../../src/checker/lint/rules/fields/stored.ts';
import { r5 } from '../../src/checker/lint/rules/remote/private.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../src/checker/project/edit.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';
import {
  recordedOf,
  recordedSite,
  seenDifferences,
  siteSeen,
} from '../../src/checker/simulate/seen/recorded.ts';
import { seenBy } from '../../src/checker/simulate/seen/seen.ts';
import type { Json } from '../../src/engine/logic/json.ts';
import { at } from '../../src/engine/logic/pointer.ts';
import { readProject } from '../../src/server/project/files.ts';

/** The proof of the whole questionnaire takes seconds beside other tests. */
const PROOF_MS = 300_000;

const FLOW = 'flows/onboarding.json';
const RULES = 'schemas/past-insurance/rules.json';
const shipped = readProject('.');
const valueIn = (file: string, pointer: string): Json =>
  at(JSON.parse(shipped.get(file) ?? 'null'), pointer) ?? null;

/** What `npm run simulate` says about the onboarding and about texts of the site after edits. */
function shown(edits: readonly Edit[]): string[] {
  const models = buildModels(applyAll(shipped, edits));
  const site = recordedSite(shipped);
  const model = models.find(({ flowPath }) => flowPath === FLOW);
  const subject = model && proofOf(model)?.subject;
  const { scenarios, seen } = recordedOf(shipped, FLOW);
  if (model === undefined || subject === undefined || seen === undefined || site === undefined)
    throw new Error('The project must run and be recorded.');
  return [
    ...seenDifferences(site, siteSeen(models)),
    ...seenDifferences(seen, seenBy(model, subject, scenarios, seen.probes)),
  ];
}

const gained = (name: string, operand: Json): Edit[] => {
  const set = `/conditions/${name}`;
  return [{ file: FLOW, set, to: { and: [valueIn(FLOW, set), operand] } }];
};
const elsewhereThan = (state: string): Json => ({ '!=': [{ var: 'operatingState' }, state] });
const isNoRoofer: Json = {
  '!': [{ in: ['roofing', { pluck: [{ var: 'constructionTypes' }, 'id'] }] }],
};
const exclusions = 'schemas/catalog/excluded-activities.json';

describe('visitors whom an edit of the questionnaire changes are shown', () => {
  test.each<[string, Edit[], RegExp]>([
    [
      'contractors in Florida, who are never asked for their trades',
      gained('isConstruction', elsewhereThan('Florida')),
      /isConstruction gives yes with .*operatingState "Alabama"/,
    ],
    [
      'those with vehicles in Ohio, who hear nothing about them',
      gained('usesVehicles', elsewhereThan('Ohio')),
      /usesVehicles gives no with .*uses-vehicles/,
    ],
    [
      'those in New York, on whose quote the umbrella is missing',
      gained('includesUmbrella', elsewhereThan('New York')),
      /includesUmbrella gives yes with .*operatingState "Alabama"/,
    ],
    [
      'roofers, whose subcontracted work is left out',
      gained('usesSubcontractors', isNoRoofer),
      /usesSubcontractors gives no with .*constructionTypes id "roofing"/,
    ],
    [
      'those who remove trees, whose shares do not count that as work',
      gained('sharesOwnWork', { '!': [{ in: ['Tree removal', { var: 'businessActivities' }] }] }),
      /sharesOwnWork gives no with businessActivities "Tree removal"/,
    ],
    [
      'those who remove trees, which is left out of their work',
      [{ file: FLOW, set: '/values/performedActivities/without/1/1', to: 'Tree removal' }],
      /performedActivities gives nothing with businessActivities "Tree removal"/,
    ],
    [
      'those who search their state by its letters, which find another',
      [{ file: 'schemas/catalog/states.json', set: '/entries/47/keywords/0', to: 'WI' }],
      /page states, .*"W[AIV]"/,
    ],
    [
      'those in Florida, who need not say which issue applies',
      [
        {
          file: RULES,
          insert: '/rules/3/valid/or/6',
          to: { '==': [{ var: 'operatingState' }, 'Florida'] },
        },
      ],
      /one-issue gives yes with .*operatingState "Florida"/,
    ],
    [
      'those with a claim that is too old after ten years where the texts say three',
      [{ file: RULES, replace: '{ "figure": "lookBackYears" }', with: '10' }],
      /old-claim gives yes with .*claimDetails date "2023-06-14"/,
    ],
    [
      'those with a capital in their e-mail address, which is refused',
      [
        {
          file: 'schemas/email/schema.json',
          set: '/properties/email/pattern',
          to: '^[^\\s@A-Z]+@[^\\s@A-Z]+\\.[^\\s@A-Z]+$',
        },
      ],
      /step email, is: .*"Ana\.Ruiz@Example\.org".* → no/,
    ],
    [
      'readers of exclusions, whose groups stand under swapped headings',
      [
        { file: exclusions, set: '/groups/0/label', to: valueIn(exclusions, '/groups/1/label') },
        { file: exclusions, set: '/groups/1/label', to: valueIn(exclusions, '/groups/0/label') },
      ],
      /Gas, power and fire systems/,
    ],
    [
      'readers of an exclusion that stands under another heading',
      [{ file: exclusions, set: '/entries/0/group', to: 'ground' }],
      /ground/,
    ],
    [
      'those convicted of a felony, which the address of the next step says',
      [
        {
          file: FLOW,
          set: '/steps/17/next/0/query',
          to: { q: { var: 'pastInsurance.selectedIssues.convicted' } },
        },
      ],
      /past-insurance: leads to \/onboarding\/insurance-start-date\?q=true/,
    ],
  ])('%s', { timeout: PROOF_MS }, (_name, edits, expected) => {
    expect(shown(edits)).toContainEqual(expect.stringMatching(expected));
  });
});

describe('a personal answer in an address of the site is an error', () => {
  test.each<[string, Json]>([
    ['a phone', { var: 'contactInfo.phone' }],
    ['the ZIP code of the first address of a list', { var: 'businessLocations.0.zipCode' }],
    [
      'the ZIP codes of a list',
      { join: [{ pluck: [{ var: 'businessLocations' }, 'zipCode'] }, ','] },
    ],
  ])('%s', (_name, q) => {
    const edited = applyAll(shipped, [{ file: FLOW, set: '/steps/8/next/0/query', to: { q } }]);
    expect(lint(edited, [r5], [FLOW])).toMatchObject([{ pointer: '/steps/8/next/0/query/q' }]);
  });
});

test('a pattern that takes no amount of a claim is found', () => {
  const pattern = '/allOf/0/then/properties/claimDetails/items/properties/value/pattern';
  const file = 'schemas/past-insurance/schema.json';
  const findings = (edits: readonly Edit[]) =>
    buildModels(applyAll(shipped, edits)).flatMap((model) => t15.check(model));
  expect(findings([])).toEqual([]);
  expect(findings([{ file, set: pattern, to: '^[A-Z]+$' }])).toHaveLength(1);
});
