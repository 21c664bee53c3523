import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
import { haulerAnswers } from '../browser/funnel/hauler.ts';
import { pressContinue, visit, type Size, type Visit } from './site.ts';

/** Each questionnaire: its start and end, the text of the end page, and answers to all questions. */
const journeys = [
  {
    start: '/onboarding',
    end: '/onboarding/quote',
    says: '$',
    steps: 21,
    answers: carpenterAnswers,
  },
  {
    start: '/commercial-auto',
    end: '/commercial-auto/request',
    says: 'CA-',
    steps: 9,
    answers: haulerAnswers,
  },
] as const;

const overflow =
  'return document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Each file has one size, so that a short run can leave the other out. */
export function walkQuestionnaires(size: Size): void {
  let at: Visit;
  beforeAll(async () => {
    at = await visit();
  });
  afterAll(async () => {
    await at.leave();
  });

  describe.each(journeys)('the questionnaire at $start', ({ start, end, says, steps, answers }) => {
    it(`is walked from its first question to its end, on a ${size.name}`, async () => {
      await at.page.resize(size.width, size.height);
      await at.keep(answers, start);
      await at.go(start);
      expect(await at.page.evaluate('return innerWidth')).toBe(size.width);
      const seen: string[] = [];
      for (let path: string = start; path !== end; path = await pressContinue(at)) {
        expect(seen).not.toContain(path);
        seen.push(path);
        expect(await at.page.evaluate(overflow)).toBeLessThanOrEqual(0);
      }
      expect(seen).toHaveLength(steps);
      await at.page.until('return document.body.innerText.includes(arguments[0])', says);
      expect(await at.page.evaluate(overflow)).toBeLessThanOrEqual(0);
      expect(at.webkit.troubles()).toEqual([]);
    });
  });
}
