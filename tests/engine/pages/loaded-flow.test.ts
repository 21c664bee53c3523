import { expect, it } from 'vitest';
import source from '../../../flows/onboarding.json';
import { stepCount } from '../../../src/engine/flow/progress.ts';
import { flow } from './onboarding.ts';

it('the loaded flow assumes the longest path before the first answer, as its file does', () => {
  expect(stepCount(flow, source.start, {})).toEqual({ number: 1, of: source.bounds.longest });
});
