import { expect, type Locator, type Page } from '@playwright/test';

/** More controls than any step has. */
const MOST_TABS = 80;

/** A visitor without a mouse: reaches everything with Tab and operates each control by its own keys. */
export function byKeyboard(page: Page) {
  const { keyboard } = page;
  const hasFocus = (place: Locator) =>
    place.evaluate((element) => element.contains(document.activeElement));

  async function tabTo(place: Locator): Promise<void> {
    await expect(place).toBeVisible();
    for (let left = MOST_TABS; left > 0; left -= 1) {
      if (await hasFocus(place)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${String(place)}.`);
  }

  return {
    /** Replaces a field's text by typing. */
    type: async (field: Locator, text: string): Promise<void> => {
      await tabTo(field);
      if ((await field.getAttribute('type')) !== 'time') await keyboard.press('Control+A');
      await keyboard.type(text);
    },
    /** Selects a radio button with the arrow keys. */
    choose: async (group: string, label: string): Promise<void> => {
      const radios = page.getByRole('radiogroup', { name: group });
      const wanted = radios.getByRole('radio', { name: label });
      await tabTo(radios);
      await keyboard.press('Space');
      for (let left = await radios.getByRole('radio').count(); left > 0; left -= 1) {
        if (await wanted.isChecked()) return;
        await keyboard.press('ArrowDown');
      }
      await expect(wanted).toBeChecked();
    },
    check: async (box: Locator): Promise<void> => {
      await tabTo(box);
      await keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    press: async (button: Locator): Promise<void> => {
      await tabTo(button);
      await keyboard.press('Enter');
    },
    pressContinue: async (): Promise<void> => {
      await tabTo(page.locator('[data-primary]'));
      await keyboard.press('Enter');
    },
  };
}
