import type { Page } from '@playwright/test';
import { expect, test } from '../persistent-page.ts';
import { databaseAnswers, deleteElsewhere, draftId } from './database.ts';

const NOWHERE = '/onboarding#resume=00000000-0000-4000-8000-000000000000';

/** Answers the first question and types a name. */
async function beginFunnel(page: Page): Promise<void> {
  await page.goto('/onboarding?businessType=food&state=Texas');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/onboarding/email**');
  await page.goto('/onboarding/contact-info');
  await page.getByLabel(/^First name/).fill('Ada');
}

/** Opens a resume link on a device without answers and confirms the prompt. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the answers from the link' }).click();
}

/** All of the browser's storage entries under the site's keys. */
async function storedText(page: Page): Promise<string> {
  return await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
}

test('a resume link opens the same answers on another device, and its code leaves the address', async ({
  page,
  openContext,
}) => {
  await beginFunnel(page);
  await page.getByRole('button', { name: 'Get a link to finish later' }).click();
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  expect(link).toMatch(/\/onboarding#continue=[\da-f-]{36}$/);
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();

  const code = link.split('=')[1] ?? '';
  expect(code).not.toBe(await draftId(page));
  const other = await (await openContext()).newPage();
  const heard: string[] = [];
  other.on('request', (request) => heard.push(request.url().split('/rest/v1/')[0] ?? ''));
  other.on('console', (message) => heard.push(message.text()));
  await openLink(other, link);
  await expect(other.getByText('Your answers are open.')).toBeVisible();
  expect(other.url()).not.toContain(code);
  await other.goBack().catch(() => null);
  expect(other.url()).not.toContain(code);
  await other.goto('/onboarding/contact-info');
  await expect(other.getByLabel(/^First name/)).toHaveValue('Ada');
  expect(heard.filter((text) => text.includes(code))).toEqual([]);

  await other.getByLabel(/^Last name/).fill('Byron');
  await expect
    .poll(async () => {
      await page.reload();
      return await page.getByLabel(/^Last name/).inputValue();
    })
    .toBe('Byron');
});

test.describe('a browser that has deleted the answers', () => {
  /** Makes the link where it is offered before it is needed, and clears the site's data. */
  async function makeLinkAndForget(page: Page): Promise<string> {
    await beginFunnel(page);
    await page.goto('/onboarding/quote');
    await page.getByRole('button', { name: 'Get a link to this quote' }).click();
    const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
    await page.goto('about:blank');
    await page.goto('/privacy');
    await page.evaluate(() => localStorage.clear());
    return link;
  }

  async function paste(page: Page, link: string): Promise<void> {
    await page.getByLabel('Resume link').fill(link);
    await page.getByRole('button', { name: 'Open my answers' }).click();
    await page.getByRole('button', { name: 'Open the answers from the link' }).click();
    await expect(page.getByText('Your answers are open.')).toBeVisible();
    await page.goto('/onboarding/contact-info');
    await expect(page.getByLabel(/^First name/)).toHaveValue('Ada');
  }

  test('opens them by the link made on the quote, whichever page the visitor returns to', async ({
    page,
  }) => {
    const link = await makeLinkAndForget(page);
    await page.goto('/onboarding/contact-info');
    await expect(page.getByRole('region', { name: 'Answered before?' })).toContainText(
      'our server keeps a copy',
    );
    await paste(page, link);
  });

  test('offers the same on the first question', async ({ page }) => {
    const link = await makeLinkAndForget(page);
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'I have a resume link' }).click();
    await expect(page.getByRole('heading', { name: 'Answered before?' })).toBeFocused();
    await paste(page, link);
  });
});

test('a link that leads nowhere says so and leaves this device as it is', async ({ page }) => {
  await openLink(page, NOWHERE);
  await expect(
    page.getByRole('alert').getByText('There are no answers behind this link.'),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor is asked before a link replaces the answers of this device', async ({ page }) => {
  await beginFunnel(page);
  await page.goto('about:blank');
  await page.goto(NOWHERE);
  const question = page.getByRole('dialog', { name: 'Open the answers from this link?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(await storedText(page)).toContain('Ada');
});

test('a visitor without answers is told who sees what they enter, and can begin a new quote', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) asked.push(request.url());
  });
  await page.goto(NOWHERE);
  const question = page.getByRole('dialog', { name: 'Open the answers from this link?' });
  await expect(question).toContainText('can see and change what you enter');
  await question.getByRole('button', { name: 'Begin without them' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);
});

test('deleting leaves nothing in the browser and nothing behind the link', async ({ page }) => {
  await beginFunnel(page);
  await page.getByRole('button', { name: 'Get a link to finish later' }).click();
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  const question = page.getByRole('dialog', { name: 'Delete my answers?' });
  await question.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Your answers were deleted.')).toBeVisible();
  expect(await storedText(page)).not.toContain('Ada');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert').getByText('This link no longer works')).toBeVisible();
});

test('an old link without a code opens the draft that it names', async ({ page, openContext }) => {
  await beginFunnel(page);
  await expect.poll(async () => await savedName(page)).toBe('Ada');
  const other = await (await openContext()).newPage();
  await openLink(other, `/onboarding#resume=${await draftId(page)}`);
  await expect(other.getByText('Your answers are open.')).toBeVisible();
});

test('a link that the visitor ended no longer opens anything', async ({ page, openContext }) => {
  await beginFunnel(page);
  await page.getByRole('button', { name: 'Get a link to finish later' }).click();
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  await page.getByRole('button', { name: 'End all links to my answers' }).click();
  await expect(page.getByText('No link opens your answers anymore.')).toBeVisible();
  const other = await (await openContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('alert').getByText('This link no longer works')).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
});

test.describe('answers that were deleted on another device', () => {
  const question = (page: Page) =>
    page.getByRole('dialog', { name: /Delete your answers here too/ });

  test.beforeEach(async ({ page }) => {
    await beginFunnel(page);
    await expect.poll(async () => await savedName(page)).toBe('Ada');
    await deleteElsewhere(originOf(page), await draftId(page));
    await page.reload();
    await expect(question(page)).toBeVisible();
  });

  test('stay on this device, and are saved again only when the visitor keeps them', async ({
    page,
  }) => {
    const old = await draftId(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('On this device only', { exact: true })).toBeVisible();
    await page.getByLabel(/^Last name/).fill('Byron');
    await page.getByLabel(/^City/).fill('Aurora');
    await page.waitForTimeout(2_000);
    expect(await databaseAnswers(originOf(page), old)).toEqual({});

    await page.reload();
    await question(page).getByRole('button', { name: 'Keep my answers' }).click();
    await expect.poll(async () => await savedName(page)).toBe('Ada');
    expect(await draftId(page)).not.toBe(old);
    expect(await databaseAnswers(originOf(page), old)).toEqual({});
    await expect(page.getByLabel(/^Last name/)).toHaveValue('Byron');
  });

  test('are deleted here too when the visitor says so', async ({ page }) => {
    await question(page).getByRole('button', { name: 'Delete them here too' }).click();
    await expect(page.getByText('Your answers were deleted.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/onboarding');
    expect(await storedText(page)).not.toContain('Ada');
    await expect(question(page)).toBeHidden();
  });
});

const originOf = (page: Page) => new URL(page.url()).origin;

/** The first name in the database, for this browser's current draft id. */
async function savedName(page: Page): Promise<unknown> {
  return (await databaseAnswers(originOf(page), await draftId(page)))['contactInfo']?.['firstName'];
}
