import { readFileSync } from 'node:fs';
import type { Flow } from '../../../src/engine/flow/types.ts';
import { expectNoSidewaysScroll } from './access.ts';
import { cafe, Fingers, plumber } from './answers.ts';
import { carpenterAnswers, openStep, openWith } from './drafts.ts';
import { fillIn, START } from './hauler.ts';
import { allSteps, continueTo, isSampled, otherSteps, press, primary, stepPath } from './steps.ts';
import { expect, test as watched } from '../test.ts';
import { translatePages } from '../translated.ts';

/** Every page is translated by the browser; the fixture fails with each error and each text at risk. */
const test = watched.extend({
  context: async ({ context }, show) => {
    await translatePages(context);
    await show(context);
  },
});

test.describe.configure({ timeout: 300_000 });

const submitted = { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' };

for (const [who, answers, order, tag] of [
  ['a plumber', plumber, allSteps, []],
  ['a cafe', cafe, otherSteps, ['@long']],
] as const) {
  const name = `${who} reads every page in a translation, from the first question to the end`;
  test(name, { tag: [...tag] }, async ({ page }) => {
    await page.goto('/onboarding');
    for (const [index, step] of order.entries()) {
      await answers[step]?.(page, new Fingers());
      const following = order[index + 1];
      if (following !== undefined) await continueTo(page, stepPath(following));
    }
    await primary(page).click();
    await page.waitForURL('**/onboarding/quote');
    for (const plan of ['Deluxe', 'Basic'])
      await page.getByRole('radio', { name: new RegExp(plan) }).check();
    // It comes with the details of the plan, after the plan itself.
    await page.getByRole('checkbox', { name: 'Go on without a call' }).check();
    await page.getByRole('button', { name: 'Purchase Coverage' }).click();
    await page.waitForURL('**/onboarding/purchase');
    for (const method of await page.getByRole('radio').all()) await method.check();
    await primary(page).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
}

test('a hauler reads commercial auto in a translation, to the end', async ({ page }) => {
  await page.goto(START);
  await fillIn(page);
  await page.getByRole('checkbox').last().check();
  await primary(page).press('Enter');
  await page.waitForURL(`${START}/request`);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('what commercial auto refuses, in a translation', async ({ page }) => {
  const { steps } = JSON.parse(readFileSync('flows/commercial-auto.json', 'utf8')) as Flow;
  for (const { path } of steps) {
    await page.goto(path);
    await expect(primary(page)).toBeVisible();
    await press(page);
  }
});

const sampled = allSteps.filter(isSampled);

for (const [which, steps, tag] of [
  ['the first question with each widget', sampled, []],
  ['every question', allSteps, ['@long']],
] as const) {
  test(`${which}, refused, in a translation`, { tag: [...tag] }, async ({ page }) => {
    for (const step of steps) {
      await openStep(page, step);
      await press(page);
      await expect(page.locator('[data-summary]').or(page.locator('h1')).first()).toBeVisible();
    }
  });

  test(
    `${which} in Arabic script goes from right to left, and does not scroll sideways`,
    { tag: [...tag] },
    async ({ page, context }) => {
      await context.addInitScript(() =>
        addEventListener('load', () => document.documentElement.setAttribute('dir', 'rtl')),
      );
      await page.setViewportSize({ width: 390, height: 844 });
      for (const step of steps) {
        await openStep(page, step);
        await press(page);
        await expectNoSidewaysScroll(page, step);
      }
      for (const path of ['quote', 'purchase', 'papers']) {
        await openWith(page, submitted, `/onboarding/${path}`);
        await expectNoSidewaysScroll(page, path);
      }
    },
  );
}

test('the papers and the answers of a request in a translation', async ({ page }) => {
  await openWith(page, submitted, '/onboarding/papers');
  for (const link of await page
    .getByRole('navigation', { name: 'Documents' })
    .getByRole('link')
    .all()) {
    await link.click();
    const name = (await link.textContent()) ?? '';
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(name);
  }
  await openWith(page, submitted, '/onboarding/quote');
  await page.getByRole('button', { name: 'Check your answers' }).first().click();
});

for (const { path, opener } of [
  { path: stepPath('business-locations'), opener: 'Add location' },
  { path: stepPath('about-your-business'), opener: 'Edit business activities' },
  { path: stepPath('insurance-start-date'), opener: /^Change the date/ },
  { path: stepPath('details'), opener: 'Delete my answers' },
  { path: stepPath('email'), opener: 'Log in' },
  { path: '/onboarding/quote', opener: /^View details of the Premier/ },
]) {
  test(`the dialog of ${path} opens, is left and opens again in a translation`, async ({
    page,
  }) => {
    await openWith(page, submitted, path);
    const button = page.getByRole('button', { name: opener }).first();
    for (let times = 0; times < 2; times += 1) {
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

watched(
  'what extensions put into the page before it is in use is no error',
  async ({ page, context }) => {
    await context.addInitScript(() => {
      // Extensions wait for the document, and for the fields in it.
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.append(document.createElement('extension-overlay'));
        document.querySelector('#root')?.prepend(document.createElement('extension-bar'));
        for (const field of document.querySelectorAll('input, select, button'))
          field.after(document.createElement('extension-icon'));
        for (const text of document.querySelectorAll('label, h1')) {
          const font = document.createElement('font');
          font.append(...text.childNodes);
          text.append(font);
        }
      });
    });
    await page.route('**/assets/start-onboarding-*.js', async (route) => {
      await page.locator('extension-overlay').waitFor({ state: 'attached' });
      await route.continue();
    });
    await page.goto('/onboarding');
    await page.getByRole('radio', { name: /Construction/ }).check();
    await expect(page.locator('button[data-primary][type="submit"]')).toBeVisible();
    await page.getByLabel(/state/i).first().selectOption('Illinois');
    await primary(page).press('Enter');
    await page.waitForURL((url) => url.pathname === stepPath('construction-types'));
  },
);
