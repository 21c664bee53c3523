import { setTimeout as pause } from 'node:timers/promises';
import type { PlainPage } from './plain-page.ts';

/** A control of a page: one of those that `selector` finds. */
export type Place = { selector: string; index: number };

const KEYS = {
  KeyA: { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65, text: 'a' },
  Digit1: { key: '1', code: 'Digit1', windowsVirtualKeyCode: 49, text: '1' },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  Backspace: { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  ArrowUp: { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 },
} as const;
/** Keys by their place on the keyboard, as `KeyboardEvent.code` names it. */
export type KeyName = keyof typeof KEYS;

/** How long a quick typist holds a key down: what it shows is there before it comes up again. */
const HELD_MS = 45;

/** A key as a keyboard sends it, down and up, to whatever has the focus. */
export async function pressKey(page: PlainPage, name: KeyName): Promise<void> {
  const key = KEYS[name];
  const type = 'text' in key ? 'keyDown' : 'rawKeyDown';
  await page.send('Input.dispatchKeyEvent', { type, ...key });
  await pause(HELD_MS);
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined });
}

/** Focuses a control; in a text, behind what it holds, where a person goes on typing. */
export async function focusOn(page: PlainPage, place: Place): Promise<void> {
  await page.evaluate(({ selector, index }) => {
    const control = document.querySelectorAll<HTMLInputElement>(selector)[index];
    if (control === undefined) throw new Error(`There is no ${selector}`);
    control.focus();
    if (control.selectionEnd !== null) control.selectionStart = control.value.length;
  }, place);
}

/** Time for what scrolling and a pointer over a control change, which is not the press's own. */
const SETTLED_MS = 150;

/** Presses the middle of the first element that `selector` finds, as a mouse does. */
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
