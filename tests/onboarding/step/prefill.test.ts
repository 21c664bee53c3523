import { describe, expect, it } from 'vitest';
import { onboardingFlow } from '../../../src/onboarding/flow.ts';
import { loadStep } from '../../../src/onboarding/step/load-step.ts';
import { prefilled, withoutPrefill } from '../../../src/onboarding/step/prefill.ts';

const [industry, trades] = onboardingFlow.steps;
if (industry === undefined || trades === undefined) throw new Error('The flow has no steps');
const module = await loadStep(industry.id);
const fill = (search: string, data = {}) =>
  prefilled(industry, module, new URLSearchParams(search), data);

describe('URL parameters', () => {
  it('fill in what the schema offers, over what was saved', () => {
    expect(fill('businessType=food&state=Texas', { operatingState: 'Ohio' })).toEqual({
      businessType: 'food',
      operatingState: 'Texas',
    });
  });

  it.each([
    'businessType=spaceship',
    'state=Atlantis',
    'state=texas',
    'businessType=',
    'step=2',
    'operatingState=Texas',
    '__proto__=x',
    'businessType=constructor',
  ])('%s is ignored', (search) => {
    expect(fill(search, { operatingState: 'Ohio' })).toEqual({ operatingState: 'Ohio' });
  });

  it('are taken out of the URL once the visitor answers, and the others stay', () => {
    const rest = withoutPrefill(industry, new URLSearchParams('state=Texas&utm=1&businessType=x'));
    expect(rest?.toString()).toBe('utm=1');
  });

  it('that fill in nothing leave the URL alone', () => {
    expect(withoutPrefill(industry, new URLSearchParams('utm=1'))).toBeNull();
    expect(withoutPrefill(trades, new URLSearchParams('state=Texas'))).toBeNull();
  });
});
