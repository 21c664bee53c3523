import type { Page } from '@playwright/test';
import { breakRemote, NO_ANSWER, restoreRemote } from '../funnel/remote.ts';
import { answersBefore, openWith, seed } from '../funnel/drafts.ts';
import { expect, test } from '../test.ts';
import { databaseAnswers, draftId } from './database.ts';

test.use({ allowedErrors: [[NO_ANSWER], { scope: 'test' }] });

/** Waits until the server has this ownership, or any answers at all. */
async function saved(page: Page, ownership?: string): Promise<void> {
  const id = await draftId(page);
  const answers = async () => await databaseAnswers(new URL(page.url()).origin, id);
  const expected = ownership && { ownershipInfo: { ownershipStructure: ownership } };
  await expect.poll(answers).toMatchObject({ businessType: 'construction', ...expected });
}

test('two devices, one question, two answers: the notice names it as the page does', async ({
  page,
  openContext,
}) => {
  const path = '/onboarding/ownership';
  await openWith(page, answersBefore('ownership'), path);
  await saved(page);
  const copy = await page.evaluate(() => localStorage.getItem('onboardingProgress') ?? '');
  const phone = await (await openContext()).newPage();
  await seed(phone, copy);
  await phone.goto(path);
  await phone.getByRole('heading', { level: 1 }).waitFor();

  await breakRemote(phone);
  await phone.getByRole('radio', { name: 'LLC' }).check();
  await expect(phone.getByText(/will retry/).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Partnership' }).check();
  await saved(page, 'partnership');
  await restoreRemote(phone);
  await phone.evaluate(() => window.dispatchEvent(new Event('online')));

  const notice = phone.getByRole('complementary', { name: 'Changed in two places' });
  await expect(notice).toContainText('LLC');
  await expect(notice).toContainText('Partnership');
  await expect(notice).not.toContainText(/\bllc\b|\bpartnership\b/);
});
