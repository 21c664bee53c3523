import type { Page } from '@playwright/test';
import { AS_PRINTED } from './look.ts';

/**
 * Shows a page as printed. Firefox ESR has no print emulation, so its print rules are applied on screen.
 */
export async function showAsPrinted(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox')
    await page.evaluate(`(() => {${AS_PRINTED}})()`);
  else await page.emulateMedia({ media: 'print' });
}
