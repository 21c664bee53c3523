import { setTimeout as pause } from 'node:timers/promises';
import type { PlainPage } from './plain-page.ts';

/** A control of a page: the one at `index` among those matching `selector`. */
export type Place = { selector: string; index: number };

const KEYS = {
  KeyA: { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65, text: 'a' },
  Digit1: { key: '1', code: 'Digit1', windowsVirtualKeyCode: 49, text: '1' },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  Backspace: { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  ArrowUp: { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 },
} as const;
/** Keys by their physical position, as in `KeyboardEvent.code`. */
export type KeyName = keyof typeof KEYS;

/** How long a quick typist holds a key down: its effect is shown before the key is released. */
const HELD_MS = 45;

/** Sends a key press, down and up, to the focused element, as a keyboard does. */
export async function pressKey(page: PlainPage, name: KeyName): Promise<void> {
  const key = KEYS[name];
  const type = 'text' in key ? 'keyDown' : 'rawKeyDown';
  await page.send('Input.dispatchKeyEvent', { type, ...key });
  await pause(HELD_MS);
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined });
}

/**
 * Focuses a control; in a text field the caret goes to the end, where a person would continue typing.
 */
export async function focusOn(page: PlainPage, place: Place): Promise<void> {
  await page.evaluate(({ selector, index }) => {
    const control = document.querySelectorAll<HTMLInputElement>(selector)[index];
    if (control === undefined) throw new Error(`There is no ${selector}`);
    control.focus();
    if (control.selectionEnd !== null) control.selectionStart = control.value.length;
  }, place);
}

/** Time for changes caused by scrolling and hovering, which must not count toward the press. */
const SETTLED_MS = 150;

/** Clicks the center of the first element matching `selector`. */
export async function pressOn(page: PlainPage, selector: string): Promise<void> {
  const at = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  const mouse = (type: string, button: string) =>
    page.send('Input.dispatchMouseEvent', { type, ...at, button, clickCount: 1 });
  await mouse('mouseMoved', 'none');
  await pause(SETTLED_MS);
  await mouse('mousePressed', 'left');
  await mouse('mouseReleased', 'left');
}
