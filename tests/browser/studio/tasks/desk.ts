import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { lint } from '../../../../src/checker/lint/run.ts';
import type { JsonObject } from '../../../../src/engine/core.ts';
import { readProject } from '../../../../src/server/project/files.ts';
import { BUSY_MS } from '../busy.ts';
import type { Hand } from './hand.ts';

/** Labels have a hint or a mark behind them. */
const beginningWith = (label: string) => new RegExp(`^${label}`);

/** The open studio as an analyst works in it: its controls by their names, and what is on disk. */
export type Desk = ReturnType<typeof desk>;

export function desk(page: Page, root: string, hand: Hand) {
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const inDialog = (name: string | RegExp) =>
    dialog.last().getByRole('button', { name, exact: true });
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const findings = page.getByRole('region', { name: 'Findings' });
  const save = button(/^Save( \d+ files)?$/);

  /** Presses a dialog's button, and waits until the dialog has done what it is for. */
  async function confirm(name: string): Promise<void> {
    await hand.press(inDialog(name));
    await expect(dialog).toHaveCount(0, { timeout: BUSY_MS });
  }

  /** Waits until the studio has said what a save changes. */
  async function compared(): Promise<void> {
    await expect(dialog).toHaveAccessibleName('What changes for visitors');
    await expect(dialog.getByRole('status').first()).toHaveText('', { timeout: BUSY_MS });
  }

  async function askToSave(): Promise<void> {
    await hand.press(save);
    await compared();
  }

  /** Confirms a save that was asked for. */
  async function saveAsked(): Promise<void> {
    await compared();
    await confirm('Save now');
    await expect(page.getByRole('banner')).toContainText(/(\d+ files s|S)aved\./);
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  }

  return {
    page,
    hand,
    dialog,
    button,
    inDialog,
    confirm,
    askToSave,
    findings,
    read,
    json: (path: string) => JSON.parse(read(path)) as JsonObject,
    /** What a visitor sees of the open step or page. */
    preview: page.frameLocator('iframe'),
    /** A step, an end page or a list, on the left. */
    place: (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    /** The line of a question in the form of its step, which opens its settings. */
    question: (label: string) => page.getByRole('button', { name: beginningWith(label) }),
    text: (label: string) => page.getByRole('textbox', { name: beginningWith(label) }),
    number: (label: string) => page.getByRole('spinbutton', { name: beginningWith(label) }),
    list: (label: string) => page.getByRole('combobox', { name: beginningWith(label) }),

    save: async (): Promise<void> => {
      await hand.press(save);
      await saveAsked();
    },
    saveAsked,
    /** What `npm run validate` says about the files on disk. */
    validated: () =>
      lint(readProject(root)).map(({ code, file, message }) => [code, file, message]),
    /** Takes back all that was done since the last save. */
    undoAll: async (): Promise<void> => {
      await expect(async () => {
        if ((await save.getAttribute('aria-disabled')) !== 'true') await hand.press(button('Undo'));
        await expect(save).toHaveAttribute('aria-disabled', 'true', { timeout: 300 });
      }).toPass();
      await expect(findings).toContainText('Nothing is wrong.', { timeout: BUSY_MS });
    },
  };
}
