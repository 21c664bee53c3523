import type { Browser, Locator, Page } from '@playwright/test';
import type { ControlKind } from './bare.ts';
import { typing, type Typing } from './keys.ts';

/** What a step is typed at, in the order of preference, and the keys that change it and back. */
const CONTROLS: readonly { kind: ControlKind; selector: string; keys: Keys }[] = [
  {
    kind: 'text',
    selector: 'input[inputmode=numeric], input[inputmode=decimal]',
    keys: ['1', 'Backspace'],
  },
  { kind: 'text', selector: 'input:not([type=radio], [type=checkbox])', keys: ['a', 'Backspace'] },
  { kind: 'radio', selector: 'input[type=radio]', keys: ['ArrowDown', 'ArrowUp'] },
  { kind: 'checkbox', selector: 'input[type=checkbox]', keys: ['Space', 'Space'] },
];
type Keys = readonly [string, string];

/**
 * Keystrokes on the step at `url` against a bare form with as many controls; undefined where the
 * step has none to press keys at. `which` picks among the controls (0 first, 1 last).
 */
export async function typingAt(
  browser: Browser,
  url: string,
  bareUrl: string,
  which = 0,
): Promise<Typing | undefined> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('form').waitFor();
    await page.waitForTimeout(1000);
    const found = await controlOf(page, which);
    if (found === undefined) return undefined;
    const { kind, keys, control, fields } = found;
    const bare = await context.newPage();
    await bare.goto(`${bareUrl}/?kind=${kind}&fields=${fields}`);
    return await typing({ page, control, keys }, { page: bare, control: at(bare, which), keys });
  } finally {
    await context.close();
  }
}

async function controlOf(page: Page, which: number) {
  const fields = await page.locator('form :is(input, select)').count();
  for (const { kind, selector, keys } of CONTROLS) {
    const controls = page.locator('form').locator(selector);
    const count = await controls.count();
    const control = controls.nth(Math.floor((count - 1) * which));
    if (count > 0) return { kind, keys, control, fields };
  }
  return undefined;
}

function at(bare: Page, which: number): Locator {
  return which === 0 ? bare.locator('input').first() : bare.locator('input').last();
}
