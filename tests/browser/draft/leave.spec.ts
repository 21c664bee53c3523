import { answersBefore, openWith } from '../funnel/drafts.ts';
import { expect, test } from '../persistent-page.ts';
import { databaseAnswers, draftId } from './database.ts';

test('what is typed right before leaving the page reaches the database', async ({ page }) => {
  await openWith(page, answersBefore('contact-info'), '/onboarding/contact-info');
  const id = await draftId(page);
  const saved = async () => await databaseAnswers(new URL(page.url()).origin, id);
  await expect.poll(saved).toMatchObject({ businessType: 'construction' });
  await page.getByLabel(/^First name/).pressSequentially('Ada');
  await page.goto('/privacy');
  await expect.poll(saved).toMatchObject({ contactInfo: { firstName: 'Ada' } });
});
