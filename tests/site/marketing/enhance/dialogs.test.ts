// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialogs } from '../../../../src/site/marketing/enhance/dialogs.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="menu">Menu</button>
    <dialog id="menu"><button command="close" commandfor="menu">Close</button></dialog>`;
  dialogs(document.body);
});
afterEach(() => vi.restoreAllMocks());

const menu = () => document.querySelector('dialog');
const backdropPress = (dialog: HTMLElement | null) => {
  dialog?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  dialog?.click();
};
const press = (command: string) =>
  document.querySelector<HTMLElement>(`[command="${command}"]`)?.click();

it.each([
  { has: 'a scroll bar that takes room', width: 1009, noted: true },
  { has: 'none', width: 1024, noted: false },
])(
  'marks a page that has $has for its style sheets, before its dialog opens',
  ({ width, noted }) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1024);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
    press('show-modal');
    expect(menu()?.open).toBe(true);
    expect(menu()?.hasAttribute('data-beside-scroll-bar')).toBe(noted);
    press('close');
    expect(menu()?.open).toBe(false);
  },
);

it('closes a dialog on a press outside it, the only way on a phone without Esc', () => {
  press('show-modal');
  document
    .querySelector<HTMLElement>('[command="close"]')
    ?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  menu()?.click();
  expect(menu()?.open).toBe(true);
  backdropPress(menu());
  expect(menu()?.open).toBe(false);
});
