import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { studioPages } from '../../../src/server/studio/pages.ts';
import { startStudio, type Studio } from '../../../src/server/studio/studio-server.ts';
import { questionnairePath } from '../../fixtures/questionnaire.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../test.ts';
import { save } from './save.ts';
import { smallTargets } from './small-targets.ts';
import { BUSY_MS } from './busy.ts';

/** Time for a page's workers to load, file by file. */
const LOADED_MS = 60_000;
/** The error color token as browsers compute it. */
const RED = 'rgb(179, 38, 30)';

test.describe.configure({ mode: 'serial', timeout: BUSY_MS });

let root: string;
let studio: Studio;

test.beforeAll(async () => {
  test.setTimeout(BUSY_MS);
  root = mkdtempSync(join(tmpdir(), 'studio-map-'));
  cpSync(questionnairePath('tiny'), root, { recursive: true });
  studio = await startStudio({ root, port: 0, pages: studioPages });
});
test.afterAll(async () => {
  await studio.close();
  rmSync(root, { recursive: true });
});

test('a transition that is broken in the studio is red on the map, with the finding of npm run validate', async ({
  page,
  origins,
}) => {
  origins.add(studio.address);
  await page.goto(studio.address);
  await page.getByRole('treeitem', { name: 'tiny' }).getByText('tiny').click();
  await page.getByRole('tab', { name: 'Map' }).click();
  const way = page.locator('.react-flow__edge[data-id="kind 0"] path').first();
  const crafts = page.getByRole('button', { name: /^Step 2: Crafts/ });
  await expect(crafts).toBeVisible({ timeout: LOADED_MS });
  await expect(way).not.toHaveCSS('stroke', RED);

  await page.getByRole('tab', { name: 'Step' }).click();
  const flow = readFileSync(join(root, 'flows/tiny.json'), 'utf8');
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(flow.replace('"to": "crafts"', '"to": "krafts"'));
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(way).toHaveCSS('stroke', RED);
  await expect(page.getByRole('button', { name: /^Does not exist: krafts/ })).toBeVisible();
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('There is no step or page "krafts"', { timeout: LOADED_MS });

  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'List' }).click();
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Graph' }).click();
  await page.getByRole('button', { name: /^Step 1: Kind/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Does not exist/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Step 3: Person/ })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Step', selected: true })).toBeVisible();
});

test(
  'a visitor that is recorded in the studio is one that npm run simulate plays',
  { tag: '@long' },
  async ({ page, origins }) => {
    origins.add(studio.address);
    await page.goto(studio.address);
    await page.getByRole('tab', { name: 'Paths' }).click();
    await page
      .getByRole('combobox', { name: 'Your kind of business' })
      .click({ timeout: LOADED_MS });
    await page.getByRole('option', { name: 'Craft' }).click();
    await expect(page.getByText('Because "Your kind of business" is "Craft"')).toBeVisible();
    await page.getByRole('button', { name: 'Answer the rest' }).click();
    const path = page.getByRole('region', { name: 'Path' });
    await expect(path.getByRole('img', { name: 'answered', exact: true })).toHaveCount(6);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);

    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('craft-person');
    await page.getByRole('textbox', { name: /^Who the visitor is/ }).fill('Somebody with a craft.');
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText(/^Recorded as “craft-person”/)).toBeVisible();
    await save(page);
    await expect.poll(() => existsSync(join(root, 'flows/tiny.scenarios.json'))).toBe(true);
    await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled();

    const command = ['run', '-s', 'simulate', '--', '--root', root, '--flow', 'tiny'];
    const { stdout } = await promisify(execFile)('npm', command);
    expect(stdout).toContain('1 journeys of 6 to 6 steps.');
    expect(stdout).toContain('All journeys go where they went.');
    expect(stdout).not.toContain('Visitors see or send something else');
  },
);
