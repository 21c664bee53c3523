import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { REFUSED } from '../../../src/checker/lint/rules/logic/refused.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../test.ts';
import { save } from './save.ts';
import { BUSY_MS } from './busy.ts';

const SCHEMA = 'schemas/email/schema.json';
const FLOW = 'flows/onboarding.json';

let root: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(BUSY_MS);
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  for (const folder of ['flows', 'schemas', 'supabase']) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  server = spawn(process.execPath, ['scripts/plumbline.mjs', 'studio', '--root', root], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((ready) => {
    server.stdout?.on('data', (said) => {
      const found = /ready on (\S+)/.exec(String(said))?.[1];
      if (found !== undefined) ready(found);
    });
  });
});

test.afterAll(() => {
  server.kill();
  rmSync(root, { recursive: true });
});

test.use({
  viewport: { width: 1440, height: 900 },
  // Browsers report the rejected save themselves.
  allowedErrors: [/status of 409 \(Conflict\)/],
});

test.beforeEach(({ origins }) => {
  origins.add(address);
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const preview = (page: Page) => page.frameLocator('iframe');
const code = (page: Page) => page.locator('.cm-content');

async function openStep(page: Page, name: string): Promise<void> {
  await page.goto(address);
  const flow = page.getByRole('treeitem', { name: /^onboarding\b/ });
  await expect(flow).toBeVisible();
  // The one that the site links to comes first.
  await expect(page.getByRole('treeitem').first()).toHaveAccessibleName(/^onboarding\b/);
  if ((await flow.getAttribute('aria-expanded')) !== 'true') {
    await flow.getByText('onboarding', { exact: true }).click();
  }
  // The name becomes "Email not saved" once the step is edited.
  await flow.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) }).click();
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(code(page)).toBeVisible();
}

/** Puts the cursor before the closing quote and comma of a line. */
async function clickIntoText(page: Page, line: string): Promise<void> {
  await code(page).locator('.cm-line', { hasText: line }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
}

/** Milliseconds from a keystroke to the frame in which the preview's heading has changed. */
async function timeOfKey(page: Page, key: string, heading: string): Promise<number> {
  const shown = page.frames()[1]?.evaluate(
    (text) =>
      new Promise<number>((done) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent === text)
            done(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    heading,
  );
  const pressed = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.keyboard.press(key);
  return ((await shown) ?? Infinity) - pressed;
}

/** Keeps what changes in a status that was already there, which is what a screen reader says. */
function recordAnnouncements(): void {
  const known = new Set<Element>();
  const look = (records: MutationRecord[]) => {
    for (const { target } of records) {
      const around = target instanceof Element ? target : target.parentElement;
      const status = around?.closest('[role=status]');
      if (!status || !known.has(status)) continue;
      const before = sessionStorage.getItem('announced') ?? '';
      sessionStorage.setItem('announced', `${before}\n${status.textContent}`);
    }
    for (const status of document.querySelectorAll('[role=status]')) known.add(status);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

// One page: loading the studio takes a while.
test('an analyst edits, sees what it does, and loses nothing', async ({ page }) => {
  test.slow();
  const heading = preview(page).getByRole('heading', { level: 1 });
  const { title } = JSON.parse(read(SCHEMA)) as { title: string };
  await openStep(page, 'Email');

  await test.step('an edited title shows in the preview', async () => {
    // The first studio start after a code change builds its pages.
    await expect(heading).toHaveText(title, { timeout: 60_000 });
    await clickIntoText(page, '"title"');
    const times: number[] = [];
    for (let count = 1; count <= 20; count += 1) {
      times.push(await timeOfKey(page, 'x', title + 'x'.repeat(count)));
    }
    const median = times.sort((a, b) => a - b)[9] ?? Infinity;
    console.log(`A key shows in the preview after ${Math.round(median)} ms (median of 20).`);
    await expect(code(page)).toBeFocused();
  });

  await test.step('invalid JSON keeps the last good preview, and says so', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press(',');
    await expect(page.getByText(`${SCHEMA} is not valid JSON at line`)).toBeVisible();
    await expect(heading).toHaveText(title + 'x'.repeat(20));
    await page.keyboard.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Saved with an error', { timeout: 60_000 });
    await expect(dialog).toContainText('This file is not valid JSON');
    await dialog.getByRole('button', { name: 'Save now' }).click();
    // The browser asks for the confirmation.
    await expect(dialog.getByRole('checkbox', { name: `Save ${SCHEMA} although` })).toBeFocused();
    expect(read(SCHEMA)).not.toContain('xx');
    expect(await violations(page, ['frame-tested'])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(code(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('is not valid JSON at line')).toHaveCount(0);
  });

  await test.step('edits are there again after a crash', async () => {
    await page.addInitScript(recordAnnouncements);
    await openStep(page, 'Email');
    await expect(code(page)).toContainText('xxx"');
    const announced = () => page.evaluate(() => sessionStorage.getItem('announced'));
    await expect.poll(announced).toContain(`Your unsaved edits in ${SCHEMA} are back.`);
  });

  await test.step('a broken route is the finding of npm run validate, at its place', async () => {
    await page.getByRole('tab', { name: 'Place in the flow' }).click();
    const before = read(FLOW);
    const to = /"id": "email",[\s\S]*?"to": "([a-z-]+)"/.exec(before)?.[1] ?? '';
    await clickIntoText(page, `"to": "${to}"`);
    await page.keyboard.press('x');
    const broken = before.replace(`"to": "${to}"`, `"to": "${to}x"`);
    const [found] = lint(new Map([...readProject(root), [FLOW, broken]]), REFUSED, [FLOW]);
    const panel = page.getByRole('region', { name: 'Findings' });
    await expect(panel).toContainText(found?.message ?? 'a finding', { timeout: 30_000 });
    await expect(panel).toContainText(found?.suggestion ?? 'a suggestion');
    const place = `${FLOW}:${found?.line}:${found?.column}`;
    await expect(panel.getByRole('button', { name: place })).toBeVisible();
    await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
    // The editor's cursor never stops blinking.
    await page.getByRole('tab', { name: 'Place in the flow' }).focus();
    expect(await violations(page, ['frame-tested'])).toEqual([]);
    await page.keyboard.press('ControlOrMeta+z');
  });

  await test.step('a save is refused when the file changed on disk', async () => {
    const theirs = read(SCHEMA).replace('"type": "object"', '"type":   "object"');
    writeFileSync(join(root, SCHEMA), theirs);
    await save(page);
    const refused = page
      .getByRole('alert')
      .filter({ hasText: 'changed on disk. Choose a version' });
    await expect(refused).toBeVisible();
    expect(read(SCHEMA)).toBe(theirs);
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect(page.getByRole('textbox', { name: 'On disk' })).toContainText(
      '"type":   "object"',
    );
    await expect(page.getByRole('textbox', { name: 'Yours' })).toContainText('xxx"');
    expect(await violations(page, ['frame-tested'])).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(refused).toHaveCount(0);
    await save(page);
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    expect(read(SCHEMA)).toContain('xxx"');
  });
});
