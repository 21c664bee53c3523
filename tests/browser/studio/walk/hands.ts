import { expect, type Locator, type Page } from '@playwright/test';

/** An analyst using the studio: mouse, keyboard, no code. */
export type Hands = ReturnType<typeof hands>;

export function hands(page: Page) {
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  /** Replaces a field's text. */
  async function write(field: Locator, text: string): Promise<void> {
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }

  /** Opens a native select, types the label of an option until it is found, and selects it. */
  async function pick(list: Locator, label: string): Promise<void> {
    await list.click();
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
    await expect(list.getByRole('option', { selected: true })).toHaveText(label);
  }

  /** Presses a dialog's button; the dialog closes when the action is done. */
  async function confirm(name: string): Promise<void> {
    await dialog.last().getByRole('button', { name, exact: true }).click();
    await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  }

  return {
    page,
    dialog,
    button,
    write,
    pick,
    confirm,
    /** A step in the tree on the left. */
    step: (label: string) =>
      page.getByRole('treeitem', { name: new RegExp(`^${label}( not saved| has errors)*$`) }),
    field: (label: string) => dialog.last().getByLabel(label).first(),
    /** Opens the question with this label in the open step. */
    question: async (label: string): Promise<void> => {
      const summary = page.getByRole('button', { name: new RegExp(`^${label}`), expanded: false });
      await summary.first().click();
    },
  };
}
