import { describe, expect, it } from 'vitest';
import { ambientAt } from '../../src/engine/flow/stored/dates.ts';
import { derive, stepsToConfirm } from '../../src/engine/flow/derive.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import { read } from '../../src/engine/logic/path.ts';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
import { compileOnboarding } from './onboarding-flow.ts';

const flow = compileOnboarding();

/** A carpenter's answers after one is changed on a step, and the steps to be shown again. */
function changed(open: string, change: Answers) {
  const before: Answers = carpenterAnswers;
  const answers = derive(
    flow,
    before,
    { ...before, ...change },
    { open, leaving: true },
    ambientAt('2026-11-25'),
  );
  return { answers, again: stepsToConfirm(flow, before, answers, open) };
}

describe('after the visitor chooses another state (D41)', () => {
  const { answers, again } = changed('industry', { operatingState: 'Ohio' });

  it('the contact step is shown again before the quote', () => {
    expect(again).toEqual(['contact-info']);
  });

  it('city and ZIP code are kept, and the state is the new one', () => {
    expect(
      ['city', 'zipCode', 'state'].map((name) => read(answers, `contactInfo.${name}`)),
    ).toEqual(['Chicago', '60614', 'Ohio']);
  });

  it('nothing is shown again if the state stays the same', () => {
    expect(changed('industry', { businessType: 'construction' }).again).toEqual([]);
  });
});
