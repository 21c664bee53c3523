import { expect, test } from 'vitest';
import { lint } from '../../../src/checker/lint/run.ts';
import { RULES } from '../../../src/checker/lint/rules/index.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { patternInWords } from '../../../src/checker/lint/shape/shape-words.ts';
import { isObject, type Json } from '../../../src/engine/logic/json.ts';
import { readProject } from '../../../src/server/project/files.ts';

const texts = readProject('.');
const FLOW = 'flows/onboarding.json';
const LOCATIONS = 'schemas/business-locations/ui.json';
const CONTACT = 'schemas/contact-info/ui.json';

function found(code: string, edit: Edit) {
  const rules = RULES.filter((rule) => rule.code === code);
  return lint(applyAll(texts, [edit]), rules);
}

test.each<[string, string, Edit, RegExp]>([
  [
    'states taken from a catalog of something else',
    'T14',
    { file: LOCATIONS, set: '/businessLocations/ui:options/catalog', to: 'trades' },
    /"trades" is offered as the state .* no entry "Alabama"/,
  ],
  [
    'states taken from a catalog without labels',
    'F5',
    { file: LOCATIONS, set: '/businessLocations/ui:options/catalog', to: 'plans' },
    /"basic" of the catalog "plans" has no "label"/,
  ],
  [
    'a list of entries without labels',
    'F5',
    { file: 'schemas/employee-activities/ui.json', set: '/ui:blocks/1/catalog', to: 'plans' },
    /"basic" of the catalog "plans" has no "label"/,
  ],
  [
    'an answer read back by way of a missing catalog',
    'F5',
    { file: FLOW, set: '/remote/read/operatingState/catalog', to: 'state-code' },
    /no catalog "state-code" with entries: "operatingState" would be lost/,
  ],
  [
    'an answer read back by a key that no entry has',
    'F5',
    { file: FLOW, set: '/remote/read/operatingState/by', to: 'short' },
    /No entry of the catalog "state-codes" has "short": "operatingState" would be lost/,
  ],
  [
    'a condition for a question that the step does not have',
    'F12',
    { file: FLOW, set: '/steps/12/show/shares', to: 'sharesOwnWork' },
    /The step has no "shares"/,
  ],
  [
    'a Continue that waits for an optional question',
    'F12',
    {
      file: CONTACT,
      set: '/ui:continue',
      to: { disabledUntil: [{ at: '/phone', say: 'Enter a phone number.' }] },
    },
    /"phone" need not be answered: Continue would never wait/,
  ],
  [
    'labels of choices that "choices" hides',
    'F17',
    {
      file: 'schemas/locations/schema.json',
      set: '/properties/hasOfficesOutside/enumNames',
      to: ['Yes, some', 'No'],
    },
    /said in "enumNames" and elsewhere/,
  ],
  [
    'a section compared like an answer',
    'L4',
    { file: FLOW, set: '/conditions/includesUmbrella/==/0/var', to: 'umbrellaLiability' },
    /"umbrellaLiability" is a group of answers/,
  ],
  [
    'a section in a value that is used as a list',
    'L4',
    {
      file: FLOW,
      set: '/values/subcontractedActivities/if/1/firstOf/0/var',
      to: 'subcontractorInfo',
    },
    /"subcontractorInfo" is a group of answers/,
  ],
  [
    'a section in an address',
    'L4',
    { file: FLOW, set: '/steps/2/next/0/query/email/var', to: 'email' },
    /"email" is a group of answers/,
  ],
  [
    'a text in place of a missing number',
    'L4',
    { file: FLOW, set: '/derive/3/value/$/+/1/firstOf/1', to: '0' },
    /"0" has the type string, but only number/,
  ],
  [
    'two sources of one answer',
    'R2',
    {
      file: FLOW,
      insert: '/derive/2',
      to: { to: 'businessLocations.0', mode: 'follow', value: { isPrimary: true } },
    },
    /"businessLocations.0" is derived again/,
  ],
  [
    'an empty column',
    'R3',
    { file: FLOW, set: '/remote/columns/industry_ui', to: '' },
    /"industry_ui" is empty for every visitor/,
  ],
  [
    'a hint that no answer gets',
    'T7',
    {
      file: CONTACT,
      set: '/lastName/ui:options/advice',
      to: { pattern: '.*', message: 'Is this right?' },
    },
    /nobody would get the hint/,
  ],
  [
    'a hint that every answer gets',
    'T7',
    {
      file: CONTACT,
      set: '/lastName/ui:options/advice',
      to: { pattern: '^[^\\s\\S]$', message: 'Is this right?' },
    },
    /everybody would get the hint/,
  ],
  [
    'a rating above the best',
    'F3',
    { file: 'schemas/catalog/plans.json', set: '/rating', to: '9.8/5' },
    /9\.8/,
  ],
])('%s is found', (_title, code, edit, message) => {
  expect(found(code, edit).map((finding) => finding.message)).toContainEqual(
    expect.stringMatching(message),
  );
});

test.each<[string, Edit, RegExp]>([
  [
    'a name',
    { file: 'schemas/about-your-business/rules.json', set: '/rules/0/id', to: 'Has Space' },
    /lowercase letters, digits and hyphens, such as "has-space"/,
  ],
  [
    'an address',
    { file: FLOW, set: '/steps/13/path', to: '/onboarding/revenue-payroll?x=1' },
    /Begin with \/ and use lowercase letters/,
  ],
  [
    'an amount',
    { file: 'schemas/catalog/plans.json', set: '/entries/0/price', to: '$300' },
    /as in "293\.84"/,
  ],
])('a finding about %s says how it is written', (_title, edit, suggestion) => {
  expect(found('F3', edit).map((finding) => finding.suggestion)).toContainEqual(
    expect.stringMatching(suggestion),
  );
});

test('each pattern of a meta-schema is put into words', () => {
  const metas = [...texts].filter(([path]) => path.startsWith('schemas/meta/'));
  const patterns = metas.flatMap(([, text]) => patternsIn(JSON.parse(text)));
  const silent = patterns.filter((pattern) => patternInWords(pattern, 'Has Space') === undefined);
  expect([...new Set(silent)]).toEqual([]);
});

/** The patterns of texts; those of keys have a message of their own. */
function patternsIn(json: Json): string[] {
  if (Array.isArray(json)) return json.flatMap(patternsIn);
  if (!isObject(json)) return [];
  const { pattern, propertyNames: _keys, ...others } = json;
  const inside = Object.values(others).flatMap(patternsIn);
  return typeof pattern === 'string'
    ? [pattern, ...inside]
    : [...inside, ...patternsIn(pattern ?? null)];
}
