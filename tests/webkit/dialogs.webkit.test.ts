import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
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

/** `light` dialogs close on a press beside them; `spare` is the empty height in px that is allowed. */
const dialogs = [
  { path: '/', opener: 'Log in', light: true, spare: 40 },
  { path: '/', opener: 'Menu', light: true, spare: 900 },
  { path: '/onboarding/business-locations', opener: 'Add location', light: false, spare: 40 },
  {
    path: '/onboarding/about-your-business',
    opener: 'Edit business activities',
    light: false,
    spare: 40,
  },
  { path: '/onboarding/insurance-start-date', opener: 'Change the date', light: true, spare: 40 },
  { path: '/onboarding/quote', opener: 'View details', light: true, spare: 40 },
] as const;

/** The open dialog's box, and the height that its content needs. */
const BOX = `
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) return null;
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const inside = [...dialog.children].map((part) => part.getBoundingClientRect().bottom);
  return { left, top, width, height, content: Math.max(...inside) - top };`;
const SHUT = "return document.querySelector('dialog[open]') === null";

/** A distance from the window's corner, in px, that is beside every dialog. */
const BESIDE = 20;

type Box = { left: number; top: number; width: number; height: number; content: number };

/** The open dialog's box once it stops moving: WebKit does not list a drawer's entry as an animation. */
async function settledBox(): Promise<Box> {
  let before: Box | null = null;
  for (;;) {
    const box = (await at.page.until(BOX)) as Box;
    if (isDeepStrictEqual(box, before)) return box;
    before = box;
    await wait(100);
  }
}

/** Presses beside the open dialog; again if it has to shut: a busy machine's driver may lose a press. */
async function pressBeside(hasToShut: boolean): Promise<void> {
  await at.page.pressAt(BESIDE, BESIDE);
  for (let looks = 1; hasToShut && looks < 100; looks += 1) {
    if (await at.page.evaluate(SHUT)) return;
    if (looks % 30 === 0) await at.page.pressAt(BESIDE, BESIDE);
    await wait(100);
  }
}

it.each(dialogs)(
  '"$opener" at $path opens a dialog as high as needed, and it can be closed',
  async ({ path, opener, light, spare }) => {
    await at.keep({ ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' });
    await at.go(path);
    await at.page.press('button', opener);
    const box = await settledBox();
    expect(box.width).toBeGreaterThan(250);
    expect(box.height - box.content).toBeLessThan(spare);
    await at.page.keys(KEYS.Escape);
    await at.page.until(SHUT);
    await at.page.press('button', opener);
    await settledBox();
    // WebKit may report a position from the drawer's entry, even after it has ended.
    expect(box.left).toBeGreaterThan(BESIDE);
    await pressBeside(light);
    expect(await at.page.until(light ? SHUT : BOX)).toBeTruthy();
    expect(at.webkit.troubles()).toEqual([]);
  },
);
