import type { Page } from '@playwright/test';
import { embeddedKey } from '../../../src/draft/remote/embedded-key.ts';

type Saved = Record<string, Record<string, unknown> | undefined>;

/** The visitor's secret draft id from the browser's storage. */
export async function draftId(page: Page, key = 'onboardingProgress'): Promise<string> {
  return await page.evaluate((name) => {
    const stored: { uuid: string } = JSON.parse(localStorage.getItem(name) ?? '');
    return stored.uuid;
  }, key);
}

/** The answers in the database, read as their owner. */
export async function databaseAnswers(origin: string, id: string): Promise<Saved> {
  const address = `${origin}/rest/v1/onboarding_answers?select=answers&id=eq.${id}`;
  const headers = { apikey: embeddedKey, 'x-onboarding-id': id };
  const rows: { answers: Saved }[] = await (await fetch(address, { headers })).json();
  return rows[0]?.answers ?? {};
}

/** Deletes the draft in the database, as "Delete my answers" on another device would. */
export async function deleteElsewhere(origin: string, id: string): Promise<void> {
  const headers = { apikey: embeddedKey, 'x-onboarding-id': id };
  for (const table of ['onboarding_answers', 'onboarding'])
    await fetch(`${origin}/rest/v1/${table}?id=eq.${id}`, { method: 'DELETE', headers });
}
