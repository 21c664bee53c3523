import type { Locator } from '@playwright/test';
import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { breakRemote, NO_ANSWER } from './remote.ts';
import { press, primary } from './steps.ts';
import { shownToasts, toasts } from './toasts.ts';
import { expect, test } from '../persistent-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const edges = async (one: Locator) => {
  const box = await one.boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
};

test.describe('without a server', () => {
  test.use({ allowedErrors: [[NO_ANSWER], { scope: 'test' }] });

  test('a toast does not cover the purchase button when the page scrolls to it', async ({
    page,
  }) => {
    await breakRemote(page);
    await openWith(page, { ...carpenterAnswers, quoteId: 'QTE-1234567' }, '/onboarding/purchase');
    await expect(shownToasts(page)).toHaveCount(1);
    await shownToasts(page).focus();
    const button = page.getByRole('button', { name: /^Purchase for/ });
    for (const low of [0, 40, 90]) {
      await button.evaluate((one, below) => {
        const { bottom } = one.getBoundingClientRect();
        window.scrollBy({ top: bottom + below - window.innerHeight, behavior: 'instant' });
      }, low);
      await expect(async () => {
        const [stack, place] = [await edges(toasts(page)), await edges(button)];
        expect(stack.bottom <= place.top || stack.top >= place.bottom).toBe(true);
      }).toPass({ timeout: 5000 });
    }
  });
});

const STEPS = ['industry', 'email', 'past-insurance'];
for (const { width, height, free, steps = STEPS } of [
  // A long summary, a long toast and the controls leave no room for each other on a low screen.
  {
    width: 320,
    height: 568,
    free: '[data-summary] h2',
    steps: [...STEPS, 'employee-activities'],
  },
  { width: 320, height: 568, free: '[data-summary] a', steps: ['tools-and-equipment'] },
  { width: 390, height: 664, free: '[data-summary] h2' },
  { width: 390, height: 844, free: '[data-summary] h2' },
  { width: 768, height: 1024, free: '[data-summary]' },
]) {
  test.describe(`at ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } });

    for (const step of steps)
      test(`the toast of a refusal leaves ${free} free, on its way too: ${step}`, async ({
        page,
      }) => {
        await openStep(page, step);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const covered = page.evaluate(coveredByToast, free);
        await press(page);
        expect(await covered).toBe('never');
      });
  });
}

/** Runs in the page: watches the next toast for a second. One that is hidden covers nothing. */
async function coveredByToast(what: string): Promise<string> {
  let frames = 0;
  while (frames < 60) {
    await new Promise(requestAnimationFrame);
    const shown = document.querySelector('.notistack-Snackbar');
    const kept = [...document.querySelectorAll(what)];
    if (shown === null || kept.length === 0) continue;
    frames += 1;
    const toast = shown.getBoundingClientRect();
    if (getComputedStyle(shown).visibility === 'hidden') continue;
    for (const free of kept.map((one) => one.getBoundingClientRect())) {
      const isOver =
        toast.top < free.bottom &&
        toast.bottom > free.top &&
        toast.left < free.right &&
        toast.right > free.left;
      if (isOver) return `${toast.top}-${toast.bottom} over ${free.top}-${free.bottom}`;
    }
  }
  return 'never';
}

test('a toast does not cover the buttons of a short page that grows under it', async ({ page }) => {
  await openStep(page, 'email');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page);
  await expect(shownToasts(page)).toHaveCount(1);
  for (const height of [120, 240, 360]) {
    await page.locator('main form').evaluate((form, top) => {
      form.style.paddingTop = `${top}px`;
    }, height);
    await expect(async () => {
      const [stack, place] = [await edges(toasts(page)), await edges(primary(page))];
      expect(stack.bottom <= place.top || stack.top >= place.bottom).toBe(true);
    }).toPass({ timeout: 5000 });
  }
});
