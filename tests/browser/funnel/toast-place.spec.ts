import type { Locator } from '@playwright/test';
import { openStep } from './drafts.ts';
import { press, primary } from './steps.ts';
import { toasts } from './toasts.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const edges = async (one: Locator) => {
  const box = await one.boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
};

for (const { step, place } of [
  { step: 'email', place: 'higher up on a short page' },
  { step: 'past-insurance', place: 'at the edge of the window' },
]) {
  test(`a toast of ${step} leaves the buttons clear, which stand ${place}`, async ({ page }) => {
    await openStep(page, step);
    await press(page);
    await expect(toasts(page).locator('[role]').first()).toBeVisible();
    await expect(async () => {
      const stack = await edges(toasts(page));
      for (const button of [
        primary(page),
        page.getByRole('button', { name: 'Back', exact: true }),
      ]) {
        const { top, bottom } = await edges(button);
        expect(stack.bottom <= top || stack.top >= bottom).toBe(true);
      }
      expect(stack.top).toBeGreaterThan(0);
      expect(stack.bottom).toBeLessThanOrEqual(844);
    }).toPass({ timeout: 3000 });
  });
}
