import { expect, test } from 'vitest';
import { stepPlace } from './step-place.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import { byCause } from '../../../src/checker/lint/causes.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { textReport } from '../../../src/checker/lint/output/text.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const FLOW = 'flows/crew.json';
const texts = questionnaire('crew');
const partsOf = (...edits: Edit[]) => byCause(lint(applyAll(texts, edits)));
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);
const condition = (to: Json): Edit => ({ file: FLOW, set: '/conditions/isConstruction', to });

test('a misspelled constant is reported once, without what follows from the closed branch', () => {
  const { shown, held } = partsOf(condition({ '==': [{ var: 'businessType' }, 'crafd'] }));
  expect(codes(shown)).toEqual(['L5', 'L9']);
  expect(codes(held).sort()).toEqual(['G15', 'G5', 'G6', 'R3']);
  const text = textReport(shown, held.length);
  expect(text).toMatch(/2 errors, 0 warnings\.\n4 more findings may follow from these/);
  expect(text).not.toContain('If that length is intended');
});

test('a misspelled answer is reported where it is read', () => {
  const { shown } = partsOf(condition({ '==': [{ var: 'businessTyp' }, 'craft'] }));
  expect(codes(shown)).toEqual(['L3', 'L7']);
});

test('a transition that leads back is reported without everything it cuts off', () => {
  const { shown, held } = partsOf({
    file: FLOW,
    set: `${stepPlace(texts, 'employees')}/next/0/to`,
    to: 'contact-info',
  });
  expect(codes(shown)).toEqual(['G14']);
  expect(held.length).toBeGreaterThan(10);
});

test('wrong lengths are reported when nothing else explains them', () => {
  const { shown, held } = partsOf({ file: FLOW, set: '/bounds/longest', to: 99 });
  expect([codes(shown), codes(held)]).toEqual([['G15'], []]);
});

const CLAIM = '/allOf/0/then/properties/claimDetails/items/properties';
const SCHEMA = 'schemas/contact-info/schema.json';

test.each<[string, Edit, readonly string[]]>([
  [
    'a misspelled field of ui.json',
    { file: 'schemas/contact-info/ui.json', replace: '  "city": {', with: '  "ciyt": {' },
    ['F12'],
  ],
  [
    'a misspelled field of schema.json',
    { file: SCHEMA, replace: '    "city": {', with: '    "ciyt": {' },
    ['T1', 'F12'],
  ],
  ['a list that requires no field', { file: SCHEMA, insert: '/required/1', to: 'phone' }, ['T1']],
  ['a pattern of no text', { file: SCHEMA, set: '/properties/city/pattern', to: '^a$b' }, ['T7']],
  [
    'more choices than there are',
    {
      file: 'schemas/business-activity/schema.json',
      set: '/properties/businessActivities/minItems',
      to: 9,
    },
    ['T5'],
  ],
  [
    'a date that any text could be',
    { file: 'schemas/past-insurance/schema.json', remove: `${CLAIM}/date/format` },
    ['F10'],
  ],
  [
    'a trade whose drawing does not exist',
    { file: 'schemas/catalog/trades.json', set: '/entries/1/icon', to: 'pip' },
    ['F15'],
  ],
  [
    'an id with a space behind it',
    { file: 'schemas/catalog/industries.json', set: '/entries/1/id', to: 'shop ' },
    ['C1'],
  ],
  [
    'a misspelled condition',
    { file: FLOW, set: '/steps/0/next/0/when', to: 'isConstrution' },
    ['L3'],
  ],
  [
    'a list of choices without any',
    { file: 'schemas/catalog/industries.json', set: '/entries', to: [] },
    ['F3'],
  ],
])('%s is reported once', (_what, edit, shown) => {
  expect(codes(partsOf(edit).shown)).toEqual(shown);
});

test('a key that a step does not know hides that its placeholders are not filled in', () => {
  const file = 'schemas/past-insurance/schema.json';
  const { shown, held } = partsOf({ file, set: '/$comment', to: 'Since 2024' });
  expect(codes(shown)).toEqual(['F3']);
  expect(codes(held)).toContain('C2');
});
