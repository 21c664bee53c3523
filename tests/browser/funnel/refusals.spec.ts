import type { Locator, Page } from '@playwright/test';
import { fieldId } from '../../../src/engine/form/focus-field.ts';
import { openStep } from './drafts.ts';
import { refusals } from './refusals.ts';
import { press, primary, savedStep, stepPath } from './steps.ts';
import { spokenToasts, toast } from './toasts.ts';
import { expect, test } from '../persistent-page.ts';

for (const refusal of refusals) {
  const { step, situation, saved, act, message, at, named, blocked } = refusal;
  test(`${step} refuses ${situation}: ${message}`, async ({ page }) => {
    await openStep(page, step, saved);
    await act?.(page);
    if (blocked !== undefined) await expectDisabled(page, blocked);
    const before = await savedStep(page);

    await press(page);

    await expect(toast(page, refusal.toast ?? message)).toBeVisible();
    // The summary already says it.
    await expect(spokenToasts(page)).toHaveCount(0);
    const summary = page.getByRole('heading', { name: 'There is a problem' }).locator('xpath=..');
    await expect(summary).toHaveRole('alert');
    await expect(summary.locator('..')).toBeFocused();
    for (const [index, pointer] of at.entries()) {
      const inline = page.locator(`[id="${fieldId(pointer)}__error"]`);
      await expect(inline.getByText(message, { exact: true })).toBeVisible();
      const name = named?.[index];
      // One sentence for several fields is said once, before their names.
      const words = name === undefined ? message : `${name} ${message}`;
      const link = summary.getByRole('link', {
        name: named !== undefined && at.length > 1 ? name?.replace(/:$/, '') : words,
        exact: true,
      });
      await expect(link).toHaveAttribute('href', `#${fieldId(pointer)}`);
      await link.click();
      expect(await focusIsIn(page, fieldId(pointer))).toBe(true);
    }
    await expect(page.getByText('Still to do:')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Error: Step \d+ of 2[01]: /);
    expect(new URL(page.url()).pathname).toBe(stepPath(step));
    expect(await savedStep(page)).toBe(before);
  });
}

test('on a phone one press says its sentence four times, and mending it moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, 'industry');
  await expect(page.getByText('Still to do: Choose your business type.')).toBeVisible();
  await press(page);
  // In the toast, once in the summary, and at the two fields.
  const sentence = 'Please select both a business type and state before continuing.';
  await expect(page.getByText(sentence)).toHaveCount(4);
  const card = page.getByRole('radio', { name: 'Construction' });
  await card.scrollIntoViewIfNeeded();
  const places = () =>
    Promise.all([
      card.boundingBox(),
      primary(page).boundingBox(),
      page.locator('select').boundingBox(),
    ]);
  const before = await places();
  await card.press('Space');
  await expect(page.getByRole('radiogroup', { name: 'Your industry' })).not.toHaveAttribute(
    'aria-invalid',
  );
  expect(await places()).toEqual(before);
});

/** A disabled Continue stays focusable and has the reason as its description (D8). */
async function expectDisabled(page: Page, reason: string): Promise<void> {
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(primary(page)).toHaveAccessibleDescription(`Still to do: ${reason}`);
  await expect(page.getByText(`Still to do: ${reason}`)).toBeVisible();
  await expectWhole(page, page.locator('p', { hasText: 'Still to do:' }));
}

/** The reason has one line on a phone, and even on the narrowest it is not cut off. */
async function expectWhole(page: Page, reason: Locator): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  const hidden = () => reason.evaluate((line) => line.scrollWidth - line.clientWidth);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  if (size !== null) await page.setViewportSize(size);
}

/** Whether the focus is on the control with this id or within the group with this id. */
async function focusIsIn(page: Page, id: string): Promise<boolean> {
  return await page.evaluate((field) => {
    const element = document.getElementById(field);
    return element !== null && element.contains(document.activeElement);
  }, id);
}
