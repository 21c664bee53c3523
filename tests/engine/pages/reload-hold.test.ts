// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { losesByReload } from '../../../src/engine/pages/onboarding-context.tsx';

const lasting = { survivesReload: () => true };
const fleeting = { survivesReload: () => false };

function show(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
}

afterEach(() => (document.body.innerHTML = ''));

it.each([
  ['a page at rest', '<button data-focus>Continue</button>', false],
  ['a radio that has the focus', '<input type="radio" data-focus>', false],
  ['a field that is being typed in', '<input data-focus>', true],
  ['a longer text that is being typed', '<textarea data-focus></textarea>', true],
  ['an open dialog', '<dialog open>Half an address</dialog>', true],
  ['a save that the visitor waits for', '<button aria-busy="true">Saving...</button>', true],
  ['an interlude', '<div inert>the page under it</div>', true],
])('%s', (_what, html, isHeld) => {
  show(html);
  expect(losesByReload(lasting, document, false)).toBe(isHeld);
  expect(losesByReload(lasting, document, true)).toBe(false);
  expect(losesByReload(fleeting, document, true)).toBe(true);
});
