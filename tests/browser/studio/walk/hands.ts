import { expect, type Locator, type Page } from '@playwright/test';

/** An analyst at the studio: a mouse, a keyboard, and no code. */
export type Hands = ReturnType<typeof hands>;

export function hands(page: Page) {
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  /** Writes over what is in a field. */
  async function write(field: Locator, text: string): Promise<void> {
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }

  /** Opens a native list, types the words of an entry until it is found, and takes it. */
  async function pick(list: Locator, label: string): Promise<void> {
    await list.click();
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
    await expect(list.getByRole('option', { selected: true })).toHaveText(label);
  }

  /** Presses the button of a dialog, which goes once it is done. */
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
    /** A step of the tree on the left. */
    step: (label: string) =>
      page.getByRole('treeitem', { name: new RegExp(`^${label}( not saved| has errors)*$`) }),
    field: (label: string) => dialog.last().getByLabel(label).first(),
    /** The question of the open step with this label, opened. */
    question: async (label: string): Promise<void> => {
      const summary = page.getByRole('button', { name: new RegExp(`^${label}`), expanded: false });
      await summary.first().click();
    },
  };
}
