// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { focusField } from '../../../src/engine/form/focus-field.ts';

it.each([
  ['the part that is wrong', '<input id="a"><input id="b" aria-invalid="true">', 'b'],
  [
    'the chosen one of its radios',
    '<input type="radio" id="a"><input type="radio" id="b" checked>',
    'b',
  ],
  [
    'the first control of a wrong part',
    '<input id="a"><fieldset aria-invalid="true"><input type="checkbox" id="b"></fieldset>',
    'b',
  ],
  ['its first control, not its search', '<input type="search" id="a"><input id="b">', 'b'],
  ['its first control', '<p>Why</p><button id="a">Add</button><input id="b">', 'a'],
])('the focus goes within a group to %s', (_what, controls, focused) => {
  document.body.innerHTML = `<fieldset id="root.claims">${controls}</fieldset>`;
  expect(focusField('/claims/0')).toBe(true);
  expect(document.activeElement?.id).toBe(focused);
});

it('without a field of that name the focus stays where it is', () => {
  document.body.innerHTML = '<input id="root.city">';
  expect(focusField('/claims')).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
