import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { at } from '../../../src/engine/core.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { studioPages } from '../../../src/server/studio/pages.ts';
import { startStudio, type Studio } from '../../../src/server/studio/studio-server.ts';
import { questionnairePath } from '../../fixtures/questionnaire.ts';
import { commitAll } from '../../foreign/run.ts';
import { expect, test, watch } from '../test.ts';
import { BUSY_MS } from './busy.ts';
import { BREAKS } from './tasks/breaks.ts';
import { desk, type Desk } from './tasks/desk.ts';
import { keyboard, mouse } from './tasks/hand.ts';
import { TASKS } from './tasks/tasks.ts';

/** Ten tasks of an analyst, each by mouse and by keyboard. Each begins with the same files. */
test.describe.configure({ mode: 'default', timeout: BUSY_MS });

let root: string;
let initial: ProjectTexts;
let studio: Studio;
let page: Page;
let troubles: string[];

test.beforeAll(async () => {
  test.setTimeout(BUSY_MS);
  root = mkdtempSync(join(tmpdir(), 'studio-tasks-'));
  cpSync(questionnairePath('tiny'), root, { recursive: true });
  // Radio buttons allow more than two choices, so choices can be removed.
  const ui = join(root, 'schemas/person/ui.json');
  writeFileSync(ui, readFileSync(ui, 'utf8').replace('"yes-no"', '"radio"'));
  commitAll(root);
  initial = readProject(root);
  studio = await startStudio({ root, port: 0, pages: studioPages });
});
test.beforeEach(async ({ browser }) => {
  for (const path of readProject(root).keys()) if (!initial.has(path)) rmSync(join(root, path));
  for (const [path, text] of initial) writeFileSync(join(root, path), text);
  // Its own context: the studio keeps in the browser where somebody was.
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  troubles = [];
  await watch(page.context(), new Set([studio.address]), troubles);
  await page.goto(studio.address);
  await expect(page.getByText('Nothing is wrong.')).toBeVisible({ timeout: BUSY_MS });
});
test.afterEach(async () => {
  await page.context().close();
  expect(troubles).toEqual([]);
});
test.afterAll(async () => {
  await studio.close();
  rmSync(root, { recursive: true });
});

for (const handOf of [mouse, keyboard]) {
  const { name } = handOf;
  // From control to control it is a long way: `npm run test:long` goes it.
  const tag = handOf === keyboard ? ['@long'] : [];
  for (const [task, act] of Object.entries(TASKS)) {
    test(`${task}, by ${name}`, { tag }, async () => {
      const open = desk(page, root, handOf(page));
      await act(open);
      expect(open.validated()).toEqual([]);
    });
  }

  for (const { what, act, told } of BREAKS) {
    test(
      `${what} is told in words at its place, and nothing is lost, by ${name}`,
      { tag },
      async () => {
        const open = desk(page, root, handOf(page));
        await act(open);
        if (told !== undefined) await expectTold(open, told);
        expect(readProject(root)).toEqual(initial);
        await open.undoAll();
        expect(open.validated()).toEqual([]);
      },
    );
  }
}

test('a label is changed without a mouse, from the opened page to the saved file', async () => {
  const open = desk(page, root, keyboard(page));
  const { hand, place, question, text, preview } = open;
  await hand.press(place('Day'));
  await hand.press(question('First day'));
  await hand.write(text('Label'), 'Day of the start');
  await expect(preview.getByText('Day of the start').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await open.saveAsked();
  expect(at(open.json('schemas/day/schema.json'), '/properties/date/title')).toBe(
    'Day of the start',
  );
  expect(open.validated()).toEqual([]);
});

/** Milliseconds that a busy machine takes to check the files. */
const FOUND_MS = 60_000;

/** The finding says it, and leads to the file. */
async function expectTold(
  desk: Desk,
  { words, file, at: place }: NonNullable<(typeof BREAKS)[number]['told']>,
): Promise<void> {
  const { hand, findings } = desk;
  const finding = findings.getByRole('listitem').filter({ hasText: words }).first();
  await expect(finding).toBeVisible({ timeout: FOUND_MS });
  await hand.press(finding.getByRole('button', { name: new RegExp(`^${file}:`) }));
  await expect(place(desk)).toBeFocused();
}
