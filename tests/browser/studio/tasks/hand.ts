import { expect, type Locator, type Page } from '@playwright/test';

/** An analyst's hand on one device: what is done to a control, whichever it is. */
export type Hand = {
  press: (control: Locator) => Promise<void>;
  /** Replaces a field's text. */
  write: (field: Locator, text: string) => Promise<void>;
  /** The same at once, from the clipboard: an editor completes nothing. */
  paste: (field: Locator, text: string) => Promise<void>;
  /** Selects an option of a native select by its label. */
  choose: (list: Locator, label: string) => Promise<void>;
};

export function mouse(page: Page): Hand {
  return {
    press: (control) => control.click(),
    async write(field, text) {
      await field.click();
      await replaceText(page, text);
    },
    async paste(field, text) {
      await field.click();
      await pasteText(page, text);
    },
    async choose(list, label) {
      await list.selectOption({ label });
    },
  };
}

/** It never sets the focus: it goes to a control by Tab and arrows only, as somebody without a mouse does. */
export function keyboard(page: Page): Hand {
  return {
    async press(control) {
      await reach(page, control);
      const isToggle = await control.evaluate((here) =>
        here.matches('[type=checkbox], [type=radio]'),
      );
      // An arrow has chosen a radio button by the time it has the focus.
      await page.keyboard.press(isToggle ? 'Space' : 'Enter');
    },
    async write(field, text) {
      await reach(page, field);
      await replaceText(page, text);
    },
    async paste(field, text) {
      await reach(page, field);
      await pasteText(page, text);
    },
    async choose(list, label) {
      await reach(page, list);
      const labels = await list.getByRole('option').allTextContents();
      expect(labels).toContain(label);
      await page.keyboard.press('Home');
      for (let at = labels.indexOf(label); at > 0; at -= 1) await page.keyboard.press('ArrowDown');
      await expect(list.getByRole('option', { selected: true })).toHaveText(label);
    },
  };
}

async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

async function pasteText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** More than the studio has controls. */
const MOST_PRESSES = 300;

async function reach(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const key = await control.evaluate(keyTowards);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not come to ${control.toString()}.`);
}

/** The key that brings the focus closer to a control; null once it is there. */
function keyTowards(control: Element): string | null {
  const focused = document.activeElement ?? document.body;
  if (focused === control) return null;
  const isBack =
    (control.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const group = control.closest('[role=tree], [role=tablist], [role=radiogroup]');
  if (group?.contains(focused) !== true) return isBack ? 'Shift+Tab' : 'Tab';
  if (group.role === 'tablist') return isBack ? 'ArrowLeft' : 'ArrowRight';
  return isBack ? 'ArrowUp' : 'ArrowDown';
}
