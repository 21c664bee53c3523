import type { Page } from '@playwright/test';
import { beginFirstVisits, expectSteady } from '../shifts.ts';
import { expect, test } from '../persistent-page.ts';
import { expectNothingCovered } from './covered.ts';
import { carpenterAnswers, openWith } from './drafts.ts';
import { openFolds } from './folds.ts';
import { allSteps, isSampled, stepPath } from './steps.ts';

const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };
const QUOTE = '/onboarding/quote';
const PURCHASE = '/onboarding/purchase';

type State = { name: string; open: (page: Page) => Promise<void> };

/** An invalid answer: a gap that is only found once the page is loaded. */
const invalid = { ...carpenterAnswers, email: { email: 'a at b' } };

const stateOf = (step: string): State => ({
  name: step,
  open: (page) => openWith(page, carpenterAnswers, stepPath(step)),
});

const otherPages: readonly State[] = [
  {
    name: 'welcome back',
    async open(page) {
      await openWith(page, { ...carpenterAnswers, currentStep: 17 }, stepPath('industry'));
      await expect(page.getByRole('region', { name: 'Welcome back' })).toBeAttached();
    },
  },
  {
    name: 'gap notice',
    async open(page) {
      await openWith(page, { businessType: 'food' }, stepPath('employees'));
      await expect(page.getByRole('link', { name: /^Go to: / })).toBeAttached();
    },
  },
  {
    name: 'gap notice that comes late',
    async open(page) {
      await openWith(page, invalid, stepPath('employees'));
      await expect(page.getByRole('link', { name: /^Go to: / })).toBeAttached();
    },
  },
  { name: 'quote', open: (page) => openWith(page, submitted, QUOTE) },
  {
    name: 'quote with a gap',
    async open(page) {
      await openWith(page, invalid, QUOTE);
      await expect(page.getByRole('link', { name: /^Go to: / })).toBeAttached();
    },
  },
  { name: 'purchase', open: (page) => openWith(page, submitted, PURCHASE) },
  { name: 'nothing answered', open: (page) => openWith(page, {}, QUOTE) },
];

/** Every checkbox and radio button can be pressed itself: nothing covers its center. */
async function expectPressable(page: Page): Promise<void> {
  await openFolds(page);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('input:is([type=checkbox], [type=radio]):enabled')]
      .filter((box) => box.checkVisibility({ visibilityProperty: true }))
      .flatMap((box) => {
        box.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = box.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        return met === box ? [] : [`${box.id} under ${met?.outerHTML.slice(0, 80)}`];
      }),
  );
  expect(covered).toEqual([]);
}

const all = [...allSteps.map(stateOf), ...otherPages];
const sample = [...allSteps.filter(isSampled).map(stateOf), ...otherPages];
const others = allSteps.filter((step) => !isSampled(step)).map(stateOf);

// Narrow pages wrap most, so what comes late moves most there; wide ones have the rail.
for (const { which, width, tag, states } of [
  { which: 'a sample', width: 390, tag: [], states: sample },
  { which: 'a sample', width: 1280, tag: [], states: sample },
  { which: 'the others', width: 390, tag: ['@long'], states: others },
  { which: 'all', width: 768, tag: ['@long'], states: all },
  { which: 'the others', width: 1280, tag: ['@long'], states: others },
]) {
  test(
    `nothing moves on a page of the funnel while it opens at ${width} px, and its boxes can be pressed themselves, ${which}`,
    { tag },
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 844 });
      const endFirstVisits = await beginFirstVisits(page);
      for (const { name, open } of states) {
        await open(page);
        await expectSteady(page, `${name} at ${width} px`);
        await expectNothingCovered(page, `${name} at ${width} px`);
        await test.step(`boxes of ${name}`, () => expectPressable(page));
      }
      await endFirstVisits();
    },
  );
}
