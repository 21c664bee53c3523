import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { lint } from '../../../src/checker/lint/run.ts';
import { parseTexts, type ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { differing } from '../../../src/studio/edits/project/texts.ts';
import { stepIn } from '../../../src/studio/edits/step/step-texts.ts';

/** A pause in typing, after which the next edit is undone by itself. */
const PAUSE_MS = 900;

type Setting = { root: string; troubles: readonly string[] };

/**
 * What always holds, whatever an analyst does: an undo leads back to exactly the text before it, a save
 * writes what was shown, the form shows what the code says, findings are those of `npm run validate`,
 * the focus is never lost, and nothing goes wrong in the console.
 */
export async function openLaws(page: Page, { root, troubles }: Setting) {
  const own = await page.evaluate(() =>
    Object.keys(sessionStorage)
      .map((name) => sessionStorage.getItem(name))
      .find((one) => one?.startsWith('plumbline-studio:')),
  );
  assert.ok(own, 'the window has its own key');
  /** The texts as the page has them: those on disk with the edits that it keeps. */
  const texts = async (): Promise<ProjectTexts> => {
    const kept = await page.evaluate(async (name) => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return localStorage.getItem(name);
    }, own);
    const all = new Map(readProject(root));
    const edits = JSON.parse(kept ?? '{}') as Record<string, [string | null, string | null]>;
    for (const [path, [text]] of Object.entries(edits)) {
      if (text === null) all.delete(path);
      else all.set(path, text);
    }
    return all;
  };
  let now = await texts();
  let past: ProjectTexts[] = [];
  let future: ProjectTexts[] = [];
  let [edits, undone, saves] = [0, 0, 0];

  const press = (name: RegExp) => page.locator('header').getByRole('button', { name }).click();

  const undo = async () => {
    const before = past.pop();
    if (before === undefined) return undefined;
    await page.keyboard.press('ControlOrMeta+z');
    future.push(now);
    now = await expectTexts(before, 'undone');
    undone += 1;
    return 'undoes';
  };
  const redo = async () => {
    const after = future.pop();
    if (after === undefined) return undefined;
    await press(/^Redo$/);
    past.push(now);
    now = await expectTexts(after, 'redone');
    return 'redoes';
  };
  const save = async () => {
    const dirty = differing(readProject(root), now);
    if (dirty.length === 0) return undefined;
    await press(/^Save/);
    const dialog = page.getByRole('dialog', { name: 'What changes for visitors' });
    await dialog.getByText('Comparing with').waitFor({ state: 'detached', timeout: 120_000 });
    await dialog.getByRole('button', { name: 'Save now' }).click();
    await dialog.waitFor({ state: 'detached', timeout: 60_000 });
    const saved = readProject(root);
    const value = (all: ProjectTexts, path: string) => {
      const [file] = parseTexts(new Map([[path, all.get(path) ?? '']]));
      return file?.syntax.length === 0 ? file.json : all.get(path);
    };
    for (const path of new Set([...saved.keys(), ...now.keys()])) {
      assert.deepEqual(value(saved, path), value(now, path), `${path} was saved as shown`);
    }
    assert.deepEqual(differing(saved, await texts()), [], 'everything is saved');
    now = saved;
    past = [];
    future = [];
    saves += 1;
    return 'saves';
  };

  async function expectTexts(expected: ProjectTexts, how: string): Promise<ProjectTexts> {
    const shown = await texts();
    const paths = differing(expected, shown);
    for (const path of paths) assert.equal(shown.get(path), expected.get(path), `${path} ${how}`);
    return shown;
  }

  async function check(said: string): Promise<void> {
    const shown = await texts();
    if (differing(now, shown).length > 0) {
      past.push(now);
      future = [];
      now = shown;
      edits += 1;
      await wait(PAUSE_MS);
    }
    assert.deepEqual(troubles, [], 'nothing goes wrong in the console');
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    assert.notEqual(focused, 'BODY', `the focus is lost: ${said}`);
    await checkForm();
  }

  /** The open form has the title and the questions of the code. */
  async function checkForm(): Promise<void> {
    const open = await page.evaluate(() => {
      const kept = Object.entries(sessionStorage).find(([name]) => name.includes('-selection:'));
      return JSON.parse(kept?.[1] ?? '{}') as { step?: string };
    });
    const title = page.getByLabel('Title of the page');
    if (open.step === undefined || (await title.count()) === 0) return;
    const { schema, fields } = stepIn(now, open.step);
    assert.equal(await title.first().inputValue(), schema['title'] ?? '');
    const names = await page
      .locator('#view [data-field]')
      .evaluateAll((rows) =>
        rows
          .filter((row) => row.parentElement?.closest('[data-field]') === null)
          .map((row) => row.getAttribute('data-field')),
      );
    assert.deepEqual(
      names,
      fields.map(({ name }) => name),
    );
  }

  async function checkFindings(): Promise<void> {
    const panel = page.getByRole('region', { name: 'Findings' });
    await panel.getByText('Checking …').waitFor({ state: 'detached', timeout: 120_000 });
    const expected = lint(now)
      .map(({ code, message }) => `${code} ${message}`)
      .toSorted();
    const found = await panel
      .getByRole('listitem')
      .evaluateAll((lines) =>
        lines.map((line) => [...line.querySelectorAll('*')].map((one) => one.textContent)),
      );
    assert.equal(found.length, expected.length, `findings: ${expected.join('\n')}`);
    for (const [index, one] of expected.entries()) {
      const [code = '', ...rest] = one.split(' ');
      const message = rest.join(' ');
      const isShown = found.some((parts) => parts.includes(code) && parts.includes(message));
      assert.ok(isShown, `finding ${index}: ${one}`);
    }
  }

  const count = () => `${edits} edits, ${undone} undone, ${saves} saves`;
  return { undo, redo, save, check, checkFindings, count };
}
