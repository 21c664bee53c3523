// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { watchForeignChanges } from '../../../src/site/app/foreign-changes.ts';

it('takes back what extensions and translations did, in whatever order', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>One <b>two</b></p><label>Name<input></label>';
  const [before, nodes] = [root.innerHTML, [...root.querySelectorAll('*')]];
  const takeBack = watchForeignChanges(root);

  const [first, second] = [root.querySelector('p'), root.querySelector('b')];
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  first?.firstChild?.replaceWith(font);
  font.firstElementChild?.append('Uno');
  if (second?.firstChild instanceof Text) second.firstChild.data = 'dos';
  root.querySelector('input')?.after(document.createElement('password-icon'));
  root.prepend(document.createElement('extension-bar'));
  second?.remove();

  expect(takeBack()).toBe(true);
  expect(root.innerHTML).toBe(before);
  expect([...root.querySelectorAll('*')]).toEqual(nodes);
});
