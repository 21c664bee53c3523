import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { ControlKind } from './bare.ts';
import { typing, type Typing } from './keys.ts';
import type { KeyName, Place } from './plain-input.ts';
import { openPlain, type PlainPage } from './plain-page.ts';

const FIELDS = 'form :is(input, select)';

/**
 * Controls to type into, in order of preference, with the keys that change each one and change it back.
 */
const CONTROLS: readonly { kind: ControlKind; selector: string; keys: Keys }[] = [
  {
    kind: 'text',
    selector: 'form :is(input[inputmode=numeric], input[inputmode=decimal])',
    keys: ['Digit1', 'Backspace'],
  },
  {
    kind: 'text',
    selector: 'form input:not([type=radio], [type=checkbox])',
    keys: ['KeyA', 'Backspace'],
  },
  { kind: 'radio', selector: 'form input[type=radio]', keys: ['ArrowDown', 'ArrowUp'] },
  { kind: 'checkbox', selector: 'form input[type=checkbox]', keys: ['Space', 'Space'] },
];
type Keys = readonly [KeyName, KeyName];

/**
 * Keystroke timing on the step at `url`, compared with a bare form with the same number of controls;
 * undefined if the step has no control for keystrokes. `which` selects the control (0 first, 1 last).
 */
export async function typingAt(
  browser: Browser,
  url: string,
  bareUrl: string,
  which = 0,
): Promise<Typing | undefined> {
  const [page, bare] = [await openPlain(browser), await openPlain(browser)];
  try {
    await page.goto(url);
    await page.until(hasForm);
    await pause(1000);
    const found = await controlOf(page, which);
    if (found === undefined) return undefined;
    const { kind, keys, control, fields } = found;
    await bare.goto(`${bareUrl}/?kind=${kind}&fields=${fields}`);
    await bare.until(hasForm);
    const other = await placeOf(bare, `input[type=${kind}][name=f]`, which);
    if (other === undefined) throw new Error('The bare form has no field');
    return await typing({ page, control, keys }, { page: bare, control: other, keys });
  } finally {
    await Promise.all([page.close(), bare.close()]);
  }
}

/** Runs in the page. */
function hasForm(): boolean {
  return document.readyState === 'complete' && document.querySelector('form') !== null;
}

async function controlOf(page: PlainPage, which: number) {
  const fields = await countOf(page, FIELDS);
  for (const { kind, selector, keys } of CONTROLS) {
    const control = await placeOf(page, selector, which);
    if (control !== undefined) return { kind, keys, control, fields };
  }
  return undefined;
}

async function placeOf(
  page: PlainPage,
  selector: string,
  which: number,
): Promise<Place | undefined> {
  const count = await countOf(page, selector);
  return count === 0 ? undefined : { selector, index: Math.floor((count - 1) * which) };
}

const countOf = (page: PlainPage, selector: string): Promise<number> =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
