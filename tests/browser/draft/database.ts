import type { Page } from '@playwright/test';
import { embeddedKey } from '../../../src/engine/draft/remote/config.ts';

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
  const { answers } = await rowOf<{ answers?: Saved }>(origin, id, 'onboarding_answers', 'answers');
  return answers ?? {};
}

/** The column with the business type, or the request's status and number, read as its owner. */
export async function databaseColumns(
  origin: string,
  id: string,
): Promise<{ industry_ui?: string | null }> {
  return await rowOf(origin, id, 'onboarding', 'industry_ui');
}

async function rowOf<Row extends object>(
  origin: string,
  id: string,
  table: string,
  columns: string,
): Promise<Row | Record<string, never>> {
  const address = `${origin}/rest/v1/${table}?select=${columns}&id=eq.${id}`;
  const headers = { apikey: embeddedKey, 'x-onboarding-id': id };
  const rows: Row[] = await (await fetch(address, { headers })).json();
  return rows[0] ?? {};
}

/** Deletes the draft in the database, as "Delete my answers" on another device would. */
export async function deleteElsewhere(origin: string, id: string): Promise<void> {
  const headers = { apikey: embeddedKey, 'x-onboarding-id': id };
  for (const table of ['onboarding_answers', 'onboarding'])
    await fetch(`${origin}/rest/v1/${table}?id=eq.${id}`, { method: 'DELETE', headers });
}
