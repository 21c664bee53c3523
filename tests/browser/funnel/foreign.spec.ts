import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { runScript } from '../../foreign/run.ts';
import { foreignSite } from '../../foreign/site.ts';
import { violations } from '../axe.ts';
import { startServer, type ServerProcess } from '../draft/server-process.ts';
import { expect, test } from '../test.ts';

test('a questionnaire about dancing in place of all others is built, weighed and answered to its end', async ({
  page,
  origins,
}) => {
  test.setTimeout(300_000);
  const root = foreignSite('dance-school');
  let server: ServerProcess | undefined;
  try {
    for (const command of ['validate', 'build', 'budgets']) {
      const { ok, said } = runScript(root, command);
      expect(ok, `npm run ${command}:\n${said}`).toBe(true);
    }
    server = await startServer(root);
    origins.add(server.origin());
    await page.goto(`${server.origin()}/onboarding`);
    await enroll(page);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.toSorted()).toEqual(['danceSchoolData', 'danceSchoolProgress']);
  } finally {
    await page.goto('about:blank');
    await server?.remove();
    rmSync(root, { recursive: true });
  }
});

/** Answers everything, as one visitor would. */
async function enroll(page: Page): Promise<void> {
  // By key: by mouse, the next press at this spot would have to wait until it is no double click.
  const next = () => page.locator('[data-primary]').press('Enter');
  await expect(page).toHaveTitle(/^Step 1 of 7: What would you like to dance\?/);
  await page.getByLabel('Tango').check();
  await page.getByLabel('I dance it on stage').check();
  await page.getByLabel('For how many years?').fill('3');
  expect(await violations(page)).toEqual([]);
  await next();
  const dancer = page.getByRole('group', { name: 'Dancer 1' });
  await dancer.getByLabel('Name').fill('Ada Byron');
  await dancer.getByLabel('Date of birth').first().fill('12/10/1985');
  await dancer.getByLabel('Shoes').selectOption('own');
  await next();
  // Only dances for two lead here.
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Name of the partner').fill('Charles');
  await next();
  await page.getByLabel('Friday, 8 pm').check();
  await next();
  await page.getByLabel('First lesson').first().fill('01/02/2099');
  await page.getByLabel('Last lesson').first().fill('01/01/2099');
  await next();
  await expect(page.getByText('cannot be before the first').first()).toBeVisible();
  await page.getByLabel('Last lesson').first().fill('02/01/2099');
  await next();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Byron');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await next();
  await expect(page.locator('h1')).toHaveText('Is everything right?');
  await page.reload();
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByText('Charles')).toBeVisible();
  await page.getByLabel('I want to enroll').check();
  await next();
  await expect(page.locator('h1')).toHaveText('See you on the dance floor');
  await expect(page.getByText(/^DANCE-\d+$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
}
