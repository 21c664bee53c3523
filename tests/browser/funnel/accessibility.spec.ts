import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, resize } from './access.ts';
import { answersBefore, carpenterAnswers, openStep, openWith } from './drafts.ts';
import { openFolds } from './folds.ts';
import { press, primary, stepPath } from './steps.ts';
import { launched } from '../launched.ts';
import { expect, test } from '../persistent-page.ts';
import { test as withOwnPage } from '../test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  ...launched({ 'ui.prefersReducedMotion': 1 }),
});

for (const { widths, tag } of [
  { widths: [390], tag: [] },
  { widths: [768, 1280], tag: ['@long'] },
]) {
  const title = `quote, its comparison and details, and purchase have no violation and fit 320 px, at ${widths.join(' and ')} px`;
  test(title, { tag }, async ({ page }) => {
    test.setTimeout(180_000);
    await openWith(page, { ...carpenterAnswers, quoteId: 'QTE-1234567' }, '/onboarding/quote');
    await page.getByRole('button', { name: 'Compare plans' }).click();
    await expectAccessibleAt(page, widths, 'quote');
    await openFolds(page);
    await expectAccessibleAt(page, widths, 'quote, unfolded');
    await resize(page, 320);
    await expectNoSidewaysScroll(page, 'quote');
    await page
      .getByRole('button', { name: /^View details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page, 'plan details');
    await expectAccessibleAt(page, widths, 'plan details');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Purchase Coverage' }).click();
    await page.waitForURL('**/onboarding/purchase');
    await expect(primary(page)).toBeVisible();
    for (const method of ['Credit card', 'Bank account']) {
      await page.getByRole('radio', { name: method }).check();
      await expectAccessibleAt(page, widths, `purchase by ${method}`);
    }
    await resize(page, 320);
    await expectNoSidewaysScroll(page, 'purchase');
  });
}

withOwnPage('dialogs of the steps have no violation', async ({ page }) => {
  test.setTimeout(180_000);
  const dialogs = [
    { step: 'email', open: 'Log in' },
    { step: 'business-locations', open: 'Add location' },
    { step: 'about-your-business', open: 'Edit business activities' },
    { step: 'insurance-start-date', open: /^Choose a date from the calendar/ },
  ];
  for (const { step, open } of dialogs) {
    await openStep(page, step);
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button').first()).toBeVisible();
    await expectAccessibleAt(page, [390, 1280], `${step} with its dialog`);
    await resize(page, 320);
    await expectNoSidewaysScroll(page, `${step} with its dialog`);
  }
});

withOwnPage('with reduced motion the loader does not move, and ends', async ({ page }) => {
  const answers = { ...answersBefore('tools-and-equipment') };
  const { toolsAndEquipment } = carpenterAnswers;
  await openWith(page, { ...answers, toolsAndEquipment }, stepPath('tools-and-equipment'));
  await page.clock.install();
  await press(page);
  await expect(page.getByText('Preparing your quote...')).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
  await expectAccessible(page, 'the loader');
  expect(await page.evaluate(transitionsOfAnotherColor)).toBe(0);
  await page.clock.runFor(3600);
  await page.waitForURL('**/onboarding/quote');
});

/** Number of transitions that start when the text color of the page changes. */
function transitionsOfAnotherColor(): number {
  document.body.style.setProperty('color', 'red');
  const begun = document.getAnimations().length;
  document.body.style.removeProperty('color');
  return begun;
}
