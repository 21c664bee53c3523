import { expect, type Page } from '@playwright/test';

/** Answers the analyst's questionnaire up to its end page. */
export async function answerQuestionnaire(page: Page, origin: string): Promise<void> {
  const next = () => page.locator('[data-primary]').press('Enter');
  const heading = (text: string) =>
    expect(page.locator('h1')).toHaveText(text, { timeout: 60_000 });

  await page.goto(`${origin}/fleet`);
  await heading('How can we reach you?');
  await page.getByLabel('Email address').fill('ada@example.com');
  await next();
  await heading('Vehicles');
  const vehicle = page.getByRole('group', { name: 'Entry 1' });
  await vehicle.getByLabel('Name').fill('Ford Transit');
  await vehicle.getByLabel('Year').fill('20');
  await next();
  await heading('Do you tow trailers?');
  await page.getByLabel('No').check();
  await next();
  // Only visitors who tow trailers are asked how many.
  await heading('How many miles do you drive at most?');
  await page.getByRole('spinbutton').or(page.getByRole('textbox')).first().fill('50');
  await next();
  await heading('When should the insurance start?');
  await page.getByRole('textbox').first().fill('01/02/2099');
  await next();
  await heading('Have you had any losses?');
  await page.getByLabel('No').check();
  await next();
  await heading('What else should we know?');
  await page.getByRole('textbox').first().fill('Nothing.');
  await next();
  await heading('Your request is with us');
  await expect(page.getByText(/^F-\d+$/)).toBeVisible();
}
