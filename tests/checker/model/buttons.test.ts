import { expect, test } from 'vitest';
import { stepPlace } from '../lint/step-place.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const FLOW = 'flows/crew.json';
const texts = questionnaire('crew');
const found = (edits: readonly Edit[]) =>
  lint(applyAll(texts, edits)).map(({ code, pointer }) => `${code} ${pointer}`);
const buttons = `${stepPlace(texts, 'recommendation')}/actions`;
const set = (button: number) => `${buttons}/${button}/set/generalLiabilityRecommended`;
const offering = (answers: Record<string, string>): Edit => ({
  file: FLOW,
  set: `${stepPlace(texts, 'contact-info')}/actions`,
  to: [{ id: 'continue', label: 'Continue', set: { contactInfo: answers } }],
});

test('a button answer that the schema refuses is reported where it is written', () => {
  const findings = found([{ file: FLOW, set: set(1), to: null }]);
  expect(findings).toContain(`T2 ${set(1)}`);
});

test('a step whose buttons are all refused blocks everyone', () => {
  const findings = found([
    { file: FLOW, set: set(0), to: 'yes' },
    { file: FLOW, set: set(1), to: 'no' },
  ]);
  // Nobody walks until the buttons are right: that they are stuck would only say it again.
  expect(findings).toEqual([`T2 ${set(0)}`, `T2 ${set(1)}`]);
});

test('a button answer that a rule always refuses is reported', () => {
  const valid = { '==': [{ var: 'generalLiabilityRecommended' }, true] };
  const rule = { id: 'yes', at: '/generalLiabilityRecommended', message: 'You need it', valid };
  const edit: Edit = {
    file: 'schemas/recommendation/rules.json',
    json: { $schema: '../meta/rules.schema.json', rules: [rule] },
  };
  expect(found([edit])).toEqual([`G12 ${buttons}/1`]);
});

test('an answer that only buttons give may be required', () => {
  const required: Edit = {
    file: 'schemas/recommendation/schema.json',
    set: '/required',
    to: ['generalLiabilityRecommended'],
  };
  expect(found([required])).toEqual([]);
});

test('a button of a step with one section answers fields of that section', () => {
  expect(found([offering({ city: 'Aurora' })])).toEqual([]);
  const [finding] = lint(applyAll(texts, [offering({ ctiy: 'Aurora' })]));
  expect(finding?.code).toBe('F13');
  expect(finding?.suggestion).toBe('Did you mean "city"?');
});
