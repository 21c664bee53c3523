// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { inertAround } from '../../../../src/site/funnel/interlude/Interlude.tsx';

it('elements that were inert before stay inert afterwards', () => {
  document.body.innerHTML = `
    <header id="header"></header>
    <main><p id="beside"></p><div id="closed" inert></div><section id="screen"></section></main>`;
  const screen = document.getElementById('screen');
  if (screen === null) throw new Error('The page must have a screen.');
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);
  const undo = inertAround(screen);
  expect(inert()).toEqual(['header', 'beside', 'closed']);
  undo();
  expect(inert()).toEqual(['closed']);
});
