import { answersBefore, openWith } from '../funnel/drafts.ts';
import { toast } from '../funnel/toasts.ts';
import { expect, test } from '../test.ts';

test('starting over is told of, and leads the focus to the first question', async ({ page }) => {
  await openWith(page, { ...answersBefore('ownership'), currentStep: 7 }, '/onboarding');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Yes, start over' }).click();
  await expect(page.getByRole('region', { name: 'Welcome back' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toast(page, 'Your answers were removed from this device.')).toBeVisible();
});
