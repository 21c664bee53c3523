import type { Page } from '@playwright/test';
import { chance } from '../../fuzz/chance.ts';
import { openStep } from './drafts.ts';
import { expect, test } from '../test.ts';

const SEED = 20_261_123;
const ROUNDS = 4;
const KEYS_A_ROUND = 30;

const fields = [
  { step: 'insurance-start-date', selector: 'form input[inputmode=numeric]' },
  { step: 'revenue-payroll', selector: '#root_expectedRevenue' },
  { step: 'revenue-payroll', selector: '#root_yearsOfExperience' },
];

const KEYS = [
  [8, ['1', '2', '0', '5', '9', '3', '7']],
  [3, ['/', '.', ',', '-', ' ', 'k', 'm', 'J', 'a', 'n']],
  [3, ['Backspace', 'Delete']],
  [3, ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Shift+ArrowLeft', 'Shift+Home', 'Control+a']],
] as const;

/** So the page cannot mask a key before the browser has typed it. */
const maskBehind = () => {
  window.addEventListener('beforeinput', (event) => event.stopImmediatePropagation(), true);
};

/** Text and caret after each of the keys. */
async function typed(page: Page, selector: string, rounds: readonly string[][]): Promise<string[]> {
  const field = page.locator(selector).first();
  const seen: string[] = [];
  for (const round of rounds) {
    await field.fill('');
    await field.focus();
    for (const key of round) {
      await page.keyboard.press(key);
      seen.push(`${key}: ${await field.evaluate(stateOf)}`);
    }
  }
  return seen;
}

/** Runs in the page. */
function stateOf(field: Element): string {
  if (!(field instanceof HTMLInputElement)) throw new Error('This is no input');
  return `${field.value} ${field.selectionStart}-${field.selectionEnd}`;
}

for (const [index, { step, selector }] of fields.entries()) {
  const name = 'the same text and caret whether it is masked before the browser types or behind it';
  test(`${step} ${selector}: ${name} (seed ${SEED})`, async ({ page, openContext }) => {
    const { one, weighted } = chance(SEED, index);
    const rounds = Array.from({ length: ROUNDS }, () =>
      Array.from({ length: KEYS_A_ROUND }, () => one<string>(weighted<readonly string[]>(KEYS))),
    );
    await openStep(page, step);
    const ahead = await typed(page, selector, rounds);

    const other = await (await openContext()).newPage();
    await other.addInitScript(maskBehind);
    await openStep(other, step);
    expect(await typed(other, selector, rounds)).toEqual(ahead);
  });
}
