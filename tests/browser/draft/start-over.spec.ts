import { answersBefore, openWith } from '../funnel/drafts.ts';
import { toast } from '../funnel/toasts.ts';
import { expect, test } from '../persistent-page.ts';

test('starting over is announced, and moves the focus to the first question', async ({ page }) => {
  await openWith(page, { ...answersBefore('ownership'), currentStep: 7 }, '/onboarding');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Yes, start over' }).click();
  await expect(page.getByRole('region', { name: 'Welcome back' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toast(page, 'Your answers were removed from this device.')).toBeVisible();
});

test('every question about something irreversible has the same text size', async ({ page }) => {
  await openWith(page, { ...answersBefore('ownership'), currentStep: 7 }, '/onboarding');
  const sizes: string[] = [];
  for (const name of ['Start over', 'Delete my answers']) {
    await page.getByRole('button', { name, exact: true }).click();
    const text = page.getByRole('dialog').getByText('This cannot be undone.');
    sizes.push(await text.evaluate((element) => getComputedStyle(element).fontSize));
    await page.keyboard.press('Escape');
  }
  expect(sizes).toEqual(['17px', '17px']);
});

test('a question about all answers focuses the choice that keeps them', async ({ page }) => {
  await openWith(page, { ...answersBefore('ownership'), currentStep: 7 }, '/onboarding');
  for (const name of ['Start over', 'Delete my answers']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Keep my answers' })).toBeFocused();
    await page.keyboard.press('Escape');
  }
});
