import { expect, it } from 'vitest';
import { goOn, visit } from './site.ts';

it('a browser that keeps nothing for sites says so, and the questions go on', async () => {
  const at = await visit(['--enable-html5-local-storage=false']);
  try {
    await at.go('/onboarding');
    expect(await at.page.evaluate('try { return localStorage } catch { return null }')).toBeNull();
    await at.page.press('label', 'Food');
    await at.page.pick('select', 'Illinois');
    expect(await goOn(at)).toBe('/onboarding/email');
    await at.page.until("return document.body.innerText.includes('Not saved on this device')");
    expect(at.webkit.troubles()).toEqual([]);
  } finally {
    await at.leave();
  }
});
