import type { Locator, Page } from '@playwright/test';
import { expectToastsClear } from './covered.ts';
import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { breakRemote, NO_ANSWER } from './remote.ts';
import { allSteps, press, primary } from './steps.ts';
import { shownToasts, toasts } from './toasts.ts';
import { expect, test } from '../lasting-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const edges = async (one: Locator) => {
  const box = await one.boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
};

/** Steps that can be left as they are. */
const optional = [
  'contact-info',
  'ownership',
  'locations',
  'business-locations',
  'employees',
  'about-your-business',
];

/** Steps whose Continue says in a toast what is missing. */
const refusing = allSteps.filter((step) => !['recommendation', ...optional].includes(step));

test('no toast of a refused step covers a control or its label, nor ever the way on, at three widths', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const step of refusing) {
    await openStep(page, step);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await press(page);
      await expect(shownToasts(page)).toHaveCount(1);
      // It stays for as long as it has the focus.
      await shownToasts(page).evaluate((close) => close.focus({ preventScroll: true }));
      const where = `${step} at ${width} px`;
      await expectToastsClear(page, where);
      await expectWayOnClear(page, where);
      // Without the focus, it steps aside where cards leave it no room.
      await shownToasts(page).evaluate((close) => close.blur());
      for (const part of [0.5, 1]) {
        await page.evaluate((share) => {
          const { scrollHeight } = document.documentElement;
          window.scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' });
        }, part);
        await expectToastsClear(page, `${where}, scrolled ${part * 100} %`);
      }
      // The next press says it anew.
      await toasts(page)
        .locator('button')
        .evaluateAll((buttons: HTMLElement[]) => {
          for (const close of buttons) close.click();
        });
      await expect(shownToasts(page)).toHaveCount(0);
    }
  }
});

async function expectWayOnClear(page: Page, where: string): Promise<void> {
  await expect(async () => {
    const stack = await edges(toasts(page));
    for (const button of [primary(page), page.getByRole('button', { name: 'Back', exact: true })]) {
      if (!(await button.isVisible())) continue;
      const { top, bottom } = await edges(button);
      expect(stack.bottom <= top || stack.top >= bottom, where).toBe(true);
    }
    expect(stack.top, where).toBeGreaterThan(0);
    expect(stack.bottom, where).toBeLessThanOrEqual(844);
  }).toPass({ timeout: 3000 });
}

test.describe('without a server', () => {
  test.use({ allowedErrors: [[NO_ANSWER], { scope: 'test' }] });

  test('a toast leaves the button of the purchase clear when the page scrolls to it', async ({
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

test('a toast keeps clear of the buttons of a short page that grows under it', async ({ page }) => {
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
