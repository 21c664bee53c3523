import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runPlumbline } from '../../foreign/run.ts';
import { foreignSite } from '../../foreign/site.ts';
import { violations } from '../axe.ts';
import { startServer, type ServerProcess } from '../draft/server-process.ts';
import { expect, test } from '../test.ts';
import { expectAccessible } from './access.ts';
import { byKeyboard } from './by-locator.ts';

/** Built once for all tests in this file; `npm run test:foreign` also runs the other commands on it. */
test.describe.configure({ mode: 'serial' });

let root = '';
let server: ServerProcess;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  root = foreignSite();
  // No test reads the compressed copies, and Brotli takes a third of the build.
  writeFileSync(
    join(root, 'src/server/build/prerender/compress.ts'),
    'export function compress() {}\n',
  );
  const { ok, said } = runPlumbline(root, 'build');
  expect(ok, said).toBe(true);
  server = await startServer(root);
});
test.beforeEach(({ origins }) => void origins.add(server.origin()));
test.afterEach(({ page }) => page.goto('about:blank'));
test.afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true });
});

test('a questionnaire about dancing in place of all others is built and completed', async ({
  page,
}) => {
  await page.goto(`${server.origin()}/onboarding`);
  await enroll(page);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.toSorted()).toEqual(['danceSchoolData', 'danceSchoolProgress']);
});

test(
  'whatever the language of JSON Schema asks for is answered on a phone’s width by keyboard alone',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.origin()}/workshop`);
    await planWorkshop(page);
  },
);

/** Answers everything as a visitor would. */
async function enroll(page: Page): Promise<void> {
  // By keyboard: a mouse press in the same place would count as a double click for a while.
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
  // Only couples' dances get here.
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
  await expect(page.getByText('Charles')).toBeVisible();
  await page.getByLabel('I want to enroll').check();
  await next();
  await expect(page.locator('h1')).toHaveText('See you on the dance floor');
  await expect(page.getByText(/^DANCE-\d+$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
}

/** Covers types, references, dependencies, nested lists, decimals, times, sums and dates. */
async function planWorkshop(page: Page): Promise<void> {
  const { type, choose, check, press, pressContinue } = byKeyboard(page);
  const clean = (what: string) => expectAccessible(page, what);
  const heading = page.locator('h1');

  await expect(heading).toHaveText('What do you want to put on?');
  await choose('Kind', 'A ball');
  await expect(page.getByLabel('How many guests?')).toBeVisible();
  await choose('Kind', 'A workshop');
  await expect(page.getByLabel('How many guests?')).toBeHidden();
  await type(page.getByLabel('Who teaches?'), 'Ada');
  await type(page.getByLabel('Name'), 'Charles');
  await type(page.getByLabel('Web page'), 'nowhere');
  await choose('Is there live music?', 'Yes');
  await type(page.getByLabel('How many musicians?'), '4');
  await pressContinue();
  await expect(page.getByText('Enter an address such as').first()).toBeVisible();
  await clean('kinds');
  await type(page.getByLabel('Web page'), 'https://example.com');
  await pressContinue();

  await expect(heading).toHaveText('What happens on which day?');
  const day = page.getByRole('group', { name: 'Day 1' });
  await type(day.getByLabel('Day').first(), '02/01/2099');
  await type(day.getByLabel('Doors open'), '0730PM');
  await type(day.getByLabel('Fee in dollars'), '12.5');
  await type(day.getByRole('group', { name: 'Class 1' }).getByLabel('Class'), 'Tango');
  await choose('Level', 'Improvers');
  await press(day.getByRole('button', { name: 'Add a class' }));
  const second = day.getByRole('group', { name: 'Class 2' });
  await expect(second.getByLabel('Class')).toBeFocused();
  await pressContinue();
  await expect(second.getByLabel('Class')).toHaveAttribute('aria-invalid', 'true');
  await clean('a list in a list');
  await press(day.getByRole('button', { name: 'Remove: Class 2' }));
  await page.reload();
  await expect(day.getByLabel('Fee in dollars')).toHaveValue('12.5');
  await expect(day.getByLabel('Doors open')).toHaveValue('19:30');
  await expect(day.getByRole('radio', { name: 'Improvers' })).toBeChecked();
  await pressContinue();

  await expect(heading).toHaveText('How is the money shared?');
  await type(page.getByLabel('Percent for teachers'), '50');
  await type(page.getByLabel('Percent for the band'), '30');
  await type(page.getByLabel('Percent for the house'), '10');
  await type(page.getByLabel('Tickets from').first(), '01/01/2099');
  await type(page.getByLabel('Tickets until').first(), '01/01/2099');
  await check(page.getByLabel('Sound'));
  await type(page.getByLabel('How many speakers?'), '2');
  await type(page.getByLabel('Anything else?'), 'Bring water');
  await pressContinue();
  await expect(page.getByText('Tickets end after they begin').first()).toBeVisible();
  await type(page.getByLabel('Tickets until').first(), '01/31/2099');
  await pressContinue();
  await expect(page.getByText('must total 100 percent').first()).toBeVisible();
  await clean('sums and dates');
  await type(page.getByLabel('Percent for the house'), '20');
  await pressContinue();
  await expect(heading).toHaveText('We look for a room');
  await expect(page.getByText(/^ASK-\d+$/)).toBeVisible();
  await clean('the end');
}
