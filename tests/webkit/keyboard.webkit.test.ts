import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkByKeyboard, type Keyboard } from '../browser/funnel/by-keyboard.ts';
import { typedCafe, typedHauler } from '../browser/funnel/typed.ts';
import { KEYS } from './page.ts';
import { visit, type Visit } from './site.ts';

let at: Visit;
beforeAll(async () => {
  at = await visit();
  await at.page.resize(1280, 900);
});
afterAll(async () => {
  await at.leave();
});

const keyboardOf = ({ page }: Visit): Keyboard => ({
  press: (key) => page.keys(KEYS[key]),
  type: (text) => page.keys(text),
  evaluate: page.evaluate,
});

it.each([
  { start: '/onboarding', pages: typedCafe, end: '/onboarding/quote' },
  { start: '/commercial-auto', pages: typedHauler, end: '/commercial-auto/request' },
])('the keyboard alone leads from $start to $end', async ({ start, pages, end }) => {
  await at.go(start);
  await walkByKeyboard(keyboardOf(at), pages);
  await at.page.until('return location.pathname === arguments[0]', end);
  await at.page.find('h1');
  expect(at.webkit.troubles()).toEqual([]);
});
