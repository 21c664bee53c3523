import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { NO_ANSWER } from '../funnel/remote.ts';
import { startProxy } from './counting-proxy.ts';
import { databaseAnswers, draftId } from './database.ts';
import { startServer } from './server-process.ts';

/**
 * Must be a multiple of six. `EDITS=300` is the long version, with longer outages; see
 * docs/never-lost.md for its results.
 */
const EDITS = Number(process.env['EDITS'] ?? 60);
/** Milliseconds between two edits: a fast typist in two windows. */
const PACE = 60;

type Field = {
  tab: 'contact' | 'employees';
  label: RegExp;
  key: string;
  value: (n: number) => string;
};

const FIELDS: Field[] = [
  { tab: 'contact', label: /^First name/, key: 'contactInfo.firstName', value: (n) => `Ada ${n}` },
  { tab: 'contact', label: /^Last name/, key: 'contactInfo.lastName', value: (n) => `Byron ${n}` },
  { tab: 'contact', label: /^City/, key: 'contactInfo.city', value: (n) => `Aurora ${n}` },
  { tab: 'employees', label: /^Number of owners/, key: 'employeesInfo.owners', value: String },
  {
    tab: 'employees',
    label: /^Number of employees/,
    key: 'employeesInfo.employees',
    value: String,
  },
];

test.use({ allowedErrors: [[NO_ANSWER], { scope: 'test' }] });

test('two tabs, many edits, a killed server and no network: every last value reaches the database', async ({
  openContext,
  origins,
}) => {
  test.setTimeout(300_000);
  const server = await startServer();
  const line = await startProxy(server.origin);
  origins.add(line.origin);
  const context = await openContext({ baseURL: line.origin });
  try {
    const contact = await context.newPage();
    await beginFunnel(contact);
    await contact.goto('/onboarding/contact-info');
    const employees = await context.newPage();
    await employees.goto('/onboarding/employees');
    const tabs = { contact, employees };

    const events: Record<number, () => Promise<void>> = {
      [EDITS / 3]: server.kill,
      [EDITS / 2]: server.restart,
      [(EDITS * 2) / 3]: async () => await context.setOffline(true),
      [(EDITS * 5) / 6]: async () => await context.setOffline(false),
    };
    const last: Record<string, string> = {};
    for (let edit = 0; edit < EDITS; edit += 1) {
      await events[edit]?.();
      const field = FIELDS[edit % FIELDS.length];
      if (!field) continue;
      last[field.key] = field.value(edit);
      await tabs[field.tab].getByLabel(field.label).fill(field.value(edit));
      await contact.waitForTimeout(PACE);
    }

    const id = await draftId(contact);
    const saved = async () => await savedValues(line.origin, id, Object.keys(last));
    await expect.poll(saved, { timeout: 90_000 }).toEqual(last);
    const { all, unanswered, atOnce } = line.writes();
    console.log(
      `${EDITS} edits in 2 tabs: ${all} writes, ${unanswered} without an answer, at most ${atOnce} at a time`,
    );
    expect(all).toBeGreaterThan(0);
    expect(atOnce).toBe(1);
  } finally {
    await line.close();
    await server.remove();
  }
});

/** Answers the first question, so that the later ones are on the visitor's path. */
async function beginFunnel(page: Page): Promise<void> {
  await page.goto('/onboarding?businessType=food&state=Texas');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/onboarding/email**');
}

/** The values in the database. */
async function savedValues(origin: string, id: string, keys: string[]) {
  const answers = await databaseAnswers(origin, id);
  return Object.fromEntries(
    keys.map((key) => {
      const [section = '', name = ''] = key.split('.');
      return [key, answers[section]?.[name]];
    }),
  );
}
