import { describe, expect, it } from 'vitest';
import { flow as onboardingFlow } from '../../onboarding.ts';
import { loadStep } from '../../../../../src/engine/pages/step/load-step.ts';
import { prefillOf, withoutPrefill } from '../../../../../src/engine/pages/step/prefill/prefill.ts';

const [industry, trades] = onboardingFlow.steps;
if (industry === undefined || trades === undefined) throw new Error('The flow has no steps');
const module = await loadStep(industry);
const fill = (search: string) => prefillOf(industry, module, new URLSearchParams(search));

describe('URL parameters', () => {
  it('fill in what the schema offers', () => {
    expect(fill('businessType=food&state=Texas')).toEqual({
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
    expect(fill(search)).toEqual({});
    // The first of two parameters with the same name counts, so a valid one does not repair an invalid
    // one. Fill in the other question instead.
    const [name] = search.split('=');
    const rest = name === 'state' ? { businessType: 'food' } : { operatingState: 'Ohio' };
    const other = name === 'state' ? 'businessType=food' : 'state=Ohio';
    expect(fill(`${search}&${other}`)).toEqual(rest);
  });

  it('are taken out of the URL once the visitor answers, and the others stay', () => {
    const rest = withoutPrefill(industry, new URLSearchParams('state=Texas&utm=1&businessType=x'));
    expect(rest?.toString()).toBe('utm=1');
  });

  it('that fill in nothing leave the URL unchanged', () => {
    expect(withoutPrefill(industry, new URLSearchParams('utm=1'))).toBeNull();
    expect(withoutPrefill(trades, new URLSearchParams('state=Texas'))).toBeNull();
  });
});
