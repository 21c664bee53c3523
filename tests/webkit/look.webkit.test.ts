import { afterAll, beforeAll, expect, it } from 'vitest';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
import { AS_PRINTED, BROKEN_FIGURES, LEGENDS_ON_THE_LINE } from '../browser/look.ts';
import { visit, type Visit } from './site.ts';

let at: Visit;
beforeAll(async () => {
  at = await visit();
});
afterAll(async () => {
  await at.leave();
});

it('a price stays on one line on every phone', async () => {
  for (const path of ['/', '/products/general-liability']) {
    await at.go(path);
    for (const width of [320, 360, 390, 430]) {
      await at.page.resize(width, 844);
      expect(await at.page.evaluate(BROKEN_FIGURES), `${path} at ${width} px`).toEqual([]);
    }
  }
});

it('the heading of a claim stays inside its border', async () => {
  await at.keep(carpenterAnswers);
  for (const width of [390, 1280]) {
    await at.page.resize(width, 844);
    await at.go('/onboarding/past-insurance');
    await at.page.find('legend', 'Claim 1');
    expect(await at.page.evaluate(LEGENDS_ON_THE_LINE), `${width} px`).toEqual([]);
  }
});

it('on paper the quote has the plans side by side in order of price, its details expanded, and no button', async () => {
  await at.keep({ ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' });
  // As wide as Letter.
  await at.page.resize(739, 844);
  await at.go('/onboarding/quote');
  await at.page.find('[data-primary]');
  await at.page.evaluate(AS_PRINTED);
  expect(await at.page.until(PRINTED)).toEqual({
    plans: ['basic', 'premier', 'deluxe'],
    isSideBySide: true,
    folded: ['Does a contract ask for more?'],
    buttons: 0,
  });
});

/** What is printed of the plans, in document order, once they have been redrawn. */
const PRINTED = `
  const plans = [...document.querySelectorAll('main [type=radio][value=basic], main [type=radio][value=premier], main [type=radio][value=deluxe]')];
  if (plans[0]?.value !== 'basic') return null;
  const lefts = plans.map((plan) => plan.getBoundingClientRect().left);
  return {
    plans: plans.map(({ value }) => value),
    isSideBySide: lefts[0] < lefts[1] && lefts[1] < lefts[2],
    folded: [...document.querySelectorAll('main details:not([open]) > summary')].map(({ textContent }) => textContent),
    buttons: [...document.querySelectorAll('main button')].filter((one) => one.getClientRects().length > 0).length,
  };`;
