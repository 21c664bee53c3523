import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { cafe, type Fill, Fingers, plumber } from './answers.ts';
import { allSteps, otherSteps, primary } from './steps.ts';

/** Allowed movement of a page outside of presses (Cumulative Layout Shift). */
const STEADY = 0.01;

/** One layout shift; after a press, also where the pressed control ends, and whether fields came or went. */
type Shift = {
  at: string;
  value: number;
  /** Positions in the window; null outside of it. */
  moved: { words: string; from: number | null; to: number | null }[];
  press?: { bottom: number; opens: boolean };
};

/** Collects the layout shifts of every document that the page shows from now on. */
async function collectShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = [];
  await page.exposeFunction('reportShift', (shift: Shift) => shifts.push(shift));
  await page.addInitScript(() => {
    const report: (shift: Shift) => void = Reflect.get(window, 'reportShift');
    const countFields = () =>
      document.querySelectorAll('main :is(input, select, textarea, summary, li)').length;
    let pressed = { bottom: 0, fields: 0 };
    const notePress = ({ target }: Event) => {
      const control =
        target instanceof Element ? (target.closest('label, button, a') ?? target) : null;
      pressed = { bottom: control?.getBoundingClientRect().bottom ?? 0, fields: countFields() };
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, notePress, true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          words: `${node?.nodeName}: ${(node?.textContent ?? '').slice(0, 40)}`,
          from: previousRect.height === 0 ? null : previousRect.y,
          to: currentRect.height === 0 ? null : currentRect.y,
        }));
        const { bottom, fields } = pressed;
        const press = { bottom, opens: countFields() !== fields };
        report({ at: location.pathname, value, moved, ...(hadRecentInput && { press }) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

/**
 * Room for what an answer opens: only what is below the pressed control, or was below the window,
 * moves.
 */
const makesRoom = ({ press, moved }: Shift): boolean =>
  press?.opens === true && moved.every(({ from }) => from === null || from >= press.bottom);

/** Fails with what moved. */
function expectStill(shifts: readonly Shift[], who: string): void {
  const afterPress = shifts.filter((shift) => shift.press !== undefined && !makesRoom(shift));
  expect.soft(afterPress, `${who}: within 500 ms of a press`).toEqual([]);
  const others = shifts.filter(({ press }) => press === undefined);
  for (const at of new Set(others.map((shift) => shift.at))) {
    const here = others.filter((shift) => shift.at === at);
    const sum = here.reduce((so, { value }) => so + value, 0);
    expect.soft(sum, `${who}: ${at} ${JSON.stringify(here)}`).toBeLessThanOrEqual(STEADY);
  }
}

/** Answers the steps and presses Continue, from the open step to the page behind the last one. */
async function walk(page: Page, order: readonly string[], answers: Readonly<Record<string, Fill>>) {
  const fingers = new Fingers();
  for (const id of order) {
    await expect(page.locator('h1')).toHaveCount(1);
    await answers[id]?.(page, fingers);
    const left = await page.title();
    // By keyboard where the last press was in the same place: by mouse it would be a double click. On a
    // busy machine that can happen to the others, and a visitor presses again.
    await expect(async () => {
      await (answers[id] === undefined ? primary(page).press('Enter') : primary(page).click());
      await expect(page).not.toHaveTitle(left, { timeout: 5000 });
    }).toPass();
  }
  await page.waitForURL('**/onboarding/quote');
  await expect(page.getByRole('radio', { name: /Premier/ })).toBeChecked();
}

for (const { who, answers, order, tag } of [
  { who: 'a plumber', answers: plumber, order: allSteps, tag: [] },
  { who: 'a cafe', answers: cafe, order: otherSteps, tag: ['@long'] },
])
  test(
    `nothing moves under the thumb of ${who}, on the first walk and when coming back`,
    { tag },
    async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 390, height: 844 });
      const shifts = await collectShifts(page);
      await page.goto('/onboarding');
      await walk(page, order, answers);
      expectStill(shifts.splice(0), 'new');
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Continue your quote' })).toBeVisible();
      await page.goto('/onboarding');
      await expect(page.getByRole('region', { name: 'Welcome back' })).toBeVisible();
      await page.goto('/onboarding/email');
      await walk(page, order.slice(order.indexOf('email')), {});
      expectStill(shifts.splice(0), 'returning');
    },
  );
