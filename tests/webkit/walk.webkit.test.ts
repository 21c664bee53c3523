import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
import answerTools from '../../schemas/content/answer-tools.json' with { type: 'json' };
import { draftOf, goOn, SIZES, visit, type Visit } from './site.ts';

/** A row for each questionnaire: where it begins and ends, and answers to all of it. */
const journeys = [
  { start: '/onboarding', end: '/onboarding/quote', price: '$', answers: carpenterAnswers },
] as const;

const { keptFor, make } = answerTools.resumeLink;

let at: Visit;
beforeAll(async () => {
  at = await visit();
});
afterAll(async () => {
  await at.leave();
});

const overflow =
  'return document.documentElement.scrollWidth - document.documentElement.clientWidth';

describe.each(journeys)('the questionnaire at $start', ({ start, end, price, answers }) => {
  it.each(SIZES)('is walked from its first question to its end, on a $name', async (size) => {
    await at.page.resize(size.width, size.height);
    await at.keep(draftOf(answers));
    await at.go(start);
    const seen: string[] = [];
    for (let path = start as string; path !== end; path = await goOn(at)) {
      expect(seen).not.toContain(path);
      seen.push(path);
      expect(await at.page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
    expect(seen.length).toBeGreaterThan(10);
    await at.page.until('return document.body.innerText.includes(arguments[0])', price);
    expect(at.webkit.troubles()).toEqual([]);
  });
});

it('the first questions are answered by presses and keys, kept over a reload, and left by Back', async () => {
  await at.keep(draftOf({}));
  await at.go('/onboarding');
  await at.page.press('label', 'Construction');
  await at.page.pick('select', 'Illinois');
  expect(await goOn(at)).toBe('/onboarding/construction-types');
  await at.page.press('label', 'Carpentry');
  await at.page.press('label', 'Commercial');
  expect(await goOn(at)).toBe('/onboarding/email');
  await at.page.type('input[type=email]', 'ada@example.com');
  await at.page.until(
    "return localStorage.getItem('onboardingProgress').includes('ada@example.com')",
  );
  await at.page.reload();
  await at.page.until(
    "return document.querySelector('input[type=email]')?.value === 'ada@example.com'",
  );
  expect(await goOn(at)).toBe('/onboarding/details');
  // Safari forgets in a week what it was not asked for: the way to keep it is offered before.
  await at.page.until('return document.body.innerText.includes(arguments[0])', keptFor);
  await at.page.find('button', make);
  await at.page.back();
  await at.page.until(
    "return document.querySelector('input[type=email]')?.value === 'ada@example.com'",
  );
  expect(at.webkit.troubles()).toEqual([]);
});
