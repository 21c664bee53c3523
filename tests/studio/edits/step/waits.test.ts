import { expect, it } from 'vitest';
import type { ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import { setRequiredIf } from '../../../../src/studio/edits/step/asked-if.ts';
import { setRequired } from '../../../../src/studio/edits/step/limits.ts';
import { removeField } from '../../../../src/studio/edits/step/remove-field.ts';
import { addRule, removeRule, setRule } from '../../../../src/studio/edits/step/rules.ts';
import { asShown } from '../../../../src/studio/edits/computed/computed-answers.ts';
import { put, uiFile } from '../../../../src/studio/edits/step/step-texts.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { file, findings, made } from './edited.ts';

const TINY = questionnaire('tiny');
const KIND = { at: '/kind', say: 'Choose a kind.' };
const AREA = { at: '/area', say: 'Choose a state.' };
const RULE = { at: '/area', message: 'Not there', isAdvice: false, holds: { answered: 'area' } };

const waiting = (texts: ProjectTexts, ...waits: object[]) =>
  put(
    texts,
    uiFile('kind'),
    ['ui:continue', 'disabledUntil'],
    waits.map((wait) => ({ ...wait })),
  );
const waitsIn = (texts: ProjectTexts) =>
  (file(texts, 'kind', 'ui')['ui:continue'] as { disabledUntil?: unknown }).disabledUntil;

const BOTH = waiting(TINY, KIND, AREA);
const SOMETIMES = setRequiredIf(setRequired(TINY, 'kind', 'area', false), 'kind', 'area', [
  { test: { required: ['kind'] }, isNegated: false },
]);
const RULED = addRule(setRequired(TINY, 'kind', 'area', false), 'kind', RULE);

it.each<[edit: string, before: ProjectTexts, after: (texts: ProjectTexts) => ProjectTexts]>([
  ['made optional', BOTH, (texts) => setRequired(texts, 'kind', 'area', false)],
  ['removed', BOTH, (texts) => made(removeField(texts, 'kind', 'area'))],
  ['only shown', BOTH, (texts) => asShown(texts, 'kind', 'area')],
  [
    'never required any more',
    waiting(SOMETIMES, KIND, AREA),
    (texts) => setRequiredIf(texts, 'kind', 'area', []),
  ],
  ['free of its rule', waiting(RULED, KIND, AREA), (texts) => removeRule(texts, 'kind', 0)],
  [
    'free of a rule that moves to another question',
    waiting(RULED, KIND, AREA),
    (texts) => setRule(texts, 'kind', 0, { at: '/kind' }),
  ],
  [
    'required, but the rule that Continue names is removed',
    waiting(addRule(TINY, 'kind', RULE), KIND, { ...AREA, rule: 'rule-1' }),
    (texts) => removeRule(texts, 'kind', 0),
  ],
])('Continue does not wait for a question that is %s', (_edit, before, after) => {
  expect(waitsIn(before)).toHaveLength(2);
  expect(findings(before)).toEqual(findings(TINY));
  expect(waitsIn(after(before))).toEqual([KIND]);
  expect(findings(after(before)).filter((one) => one.startsWith('F12'))).toEqual([]);
});

it('Continue goes on waiting for a question that a rule or some answers still need', () => {
  const both = addRule(BOTH, 'kind', RULE);
  expect(waitsIn(setRequired(both, 'kind', 'area', false))).toEqual([KIND, AREA]);
  expect(waitsIn(setRequiredIf(waiting(RULED, KIND, AREA), 'kind', 'area', []))).toHaveLength(2);
});

it('the last wait takes its list with it, and one that was in vain before stays', () => {
  expect(waitsIn(setRequired(TINY, 'kind', 'kind', false))).toBeUndefined();
  const vain = waiting(TINY, KIND, { at: '/missing', say: 'Never.' });
  expect(waitsIn(setRequired(vain, 'kind', 'area', false))).toHaveLength(2);
});
