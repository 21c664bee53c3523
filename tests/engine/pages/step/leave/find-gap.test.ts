import { expect, it } from 'vitest';
import { ambientAt } from '../../../../../src/engine/flow/stored/dates.ts';
import type { Answers } from '../../../../../src/engine/flow/types.ts';
import { flow } from '../../onboarding.ts';
import { findGap } from '../../../../../src/engine/pages/step/leave/find-gap.ts';
import { carpenterAnswers } from '../../../../browser/funnel/carpenter.ts';

const cafe: Answers = { businessType: 'food', operatingState: 'Texas', email: { email: 'a@b.co' } };

const gapBefore = async (before: string, answers: Answers) =>
  (await findGap(flow, answers, before, ambientAt('2026-11-21')))?.id;

it('a visitor who has answered everything on the path has no gap', async () => {
  expect(await gapBefore('details', cafe)).toBeUndefined();
  expect(await gapBefore('industry', {})).toBeUndefined();
});

it('the first question without an answer is the gap', async () => {
  expect(await gapBefore('details', { ...cafe, email: undefined })).toBe('email');
  expect(await gapBefore('details', {})).toBe('industry');
});

it('an answer that its question does not accept is a gap', async () => {
  expect(await gapBefore('details', { ...cafe, email: { email: 'a at b' } })).toBe('email');
  expect(await gapBefore('details', { ...cafe, operatingState: 'Atlantis' })).toBe('industry');
});

it('questions off the visitor’s path are no gap', async () => {
  const builder = { ...cafe, businessType: 'construction' };
  expect(await gapBefore('details', builder)).toBe('construction-types');
  expect(await gapBefore('email', builder)).toBe('construction-types');
  expect(await gapBefore('email', cafe)).toBeUndefined();
});

it('before a page the whole path counts', async () => {
  expect(await gapBefore('quote', cafe)).toBe('details');
});

it('an optional question is a gap until the visitor has been there', async () => {
  const moved = { ...carpenterAnswers, employeesInfo: undefined };
  expect(await gapBefore('business-activity', moved)).toBe('employees');
  expect(await gapBefore('business-activity', { ...moved, employeesInfo: {} })).toBeUndefined();
});
