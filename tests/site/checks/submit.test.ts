import { expect, test } from 'vitest';
import type { Edit } from '../../../src/checker/project/edit.ts';
import { submitLast } from '../../../src/site/checks/submit.ts';
import { findings, FLOW } from '../../checker/lint/one-more-field.ts';

/** A step before the last lets some visitors skip the last question. */
const past: Edit[] = [
  {
    file: FLOW,
    set: '/steps/4/next',
    to: [{ when: 'isCraft', to: 'day' }, { to: 'offer' }],
  },
];
const submits: Edit = { file: FLOW, set: '/steps/4/submit', to: 'quote' };
const advice = (edits: readonly Edit[]) =>
  findings(edits, submitLast).map(({ suggestion }) => suggestion);

test('a last question that only some visitors get must move, whichever step makes the quote', () => {
  const move = [expect.stringMatching(/^Move "day" before "shares"/)];
  expect(advice(past)).toEqual(move);
  expect(advice([...past, submits])).toEqual(move);
});

test('a step that leads to no page does not make the quote', () => {
  expect(advice([submits])).toEqual([expect.stringMatching(/^Remove "submit" here/)]);
});
