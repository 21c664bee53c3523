import { expect, it } from 'vitest';
import { pressContinue, visit, type Visit } from './site.ts';

const NOT_KEPT = 'Not saved on this device';

const untilSaid = ({ page }: Visit) =>
  page.until('return document.body.innerText.includes(arguments[0])', NOT_KEPT);

it('with blocked storage the page says so, and the questions continue', async () => {
  const at = await visit({ options: ['--enable-html5-local-storage=false'] });
  try {
    await at.go('/onboarding');
    expect(await at.page.evaluate('try { return localStorage } catch { return null }')).toBeNull();
    await at.page.press('label', 'Food');
    await at.page.pick('select', 'Illinois');
    expect(await pressContinue(at)).toBe('/onboarding/email');
    await untilSaid(at);
    expect(at.webkit.troubles()).toEqual([]);
  } finally {
    await at.leave();
  }
});

it('with full storage the page says so, and the questions continue', async () => {
  const at = await visit();
  try {
    await at.keep({});
    await at.page.evaluate(FILL);
    await at.go('/onboarding');
    await at.page.press('label', 'Food');
    await at.page.pick('select', 'Illinois');
    expect(await pressContinue(at)).toBe('/onboarding/email');
    await untilSaid(at);
    expect(at.webkit.troubles()).toEqual([]);
  } finally {
    await at.leave();
  }
});

/** Fills the storage to its last character. */
const FILL = `
  localStorage.clear();
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    for (let n = 0; ; n += 1) {
      try {
        localStorage.setItem(size + '-' + n, 'x'.repeat(size));
      } catch {
        break;
      }
    }
  }`;
