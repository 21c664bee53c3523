import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../persistent-page.ts';
import { expectAccessible, resize } from './access.ts';
import { expectToastsClear } from './covered.ts';
import { openStep } from './drafts.ts';
import { allSteps, isSampled, press, primary } from './steps.ts';
import { shownToasts, toasts } from './toasts.ts';

const HEIGHT = 844;

/** Steps that can be left empty. */
const optional = [
  'recommendation',
  'contact-info',
  'ownership',
  'locations',
  'business-locations',
  'employees',
  'about-your-business',
];

/** Steps where Continue without answers explains what is missing, in a toast too. */
const refusing = allSteps.filter((step) => !optional.includes(step));
// All checks of these states share one walkthrough, because each state needs a page load.
for (const { which, widths, tag, steps } of [
  { which: 'a sample', widths: [390], tag: [], steps: refusing.filter(isSampled) },
  {
    which: 'the others',
    widths: [390],
    tag: ['@long'],
    steps: refusing.filter((step) => !isSampled(step)),
  },
  { which: 'all', widths: [768, 1280], tag: ['@long'], steps: refusing },
]) {
  test(
    `empty and refused steps have no violation, and no toast covers a control, its label or Continue, ${which} at ${widths.join(' and ')} px`,
    { tag },
    async ({ page }) => {
      test.setTimeout(300_000);
      const [narrowest = 0] = widths;
      for (const step of steps) {
        await openStep(page, step);
        await resize(page, narrowest);
        await expectAccessible(page, `${step}, empty`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await press(page);
          await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
          await expect(shownToasts(page), `${step} at ${width} px`).toHaveCount(1);
          await expectToastInPlace(page, `${step} at ${width} px`);
          await expectAccessible(page, `${step}, refused`);
          await closeToasts(page);
        }
      }
    },
  );
}

/** Checks toasts at several scroll positions. */
async function expectToastInPlace(page: Page, where: string): Promise<void> {
  // A toast stays while it has the focus.
  await shownToasts(page).evaluate((close) => close.focus({ preventScroll: true }));
  await expectToastsClear(page, where);
  await expectWayOnClear(page, where);
  await shownToasts(page).evaluate((close) => close.blur());
  for (const part of [0.5, 1]) {
    await page.evaluate((share) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' });
    }, part);
    await expectToastsClear(page, `${where}, scrolled ${part * 100} %`);
  }
}

const edges = async (one: Locator) => {
  const box = await one.boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
};

async function expectWayOnClear(page: Page, where: string): Promise<void> {
  await expect(async () => {
    const stack = await edges(toasts(page));
    for (const button of [primary(page), page.getByRole('button', { name: 'Back', exact: true })]) {
      if (!(await button.isVisible())) continue;
      const { top, bottom } = await edges(button);
      expect(stack.bottom <= top || stack.top >= bottom, where).toBe(true);
    }
    expect(stack.top, where).toBeGreaterThan(0);
    expect(stack.bottom, where).toBeLessThanOrEqual(HEIGHT);
  }).toPass({ timeout: 3000 });
}

/** Closes all toasts; the next press shows them again. */
async function closeToasts(page: Page): Promise<void> {
  await toasts(page)
    .locator('button')
    .evaluateAll((buttons: HTMLElement[]) => {
      for (const close of buttons) close.click();
    });
  await expect(shownToasts(page)).toHaveCount(0);
}
