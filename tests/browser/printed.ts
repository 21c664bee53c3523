import type { Page } from '@playwright/test';
import { AS_PRINTED } from './look.ts';

/** Shows a page as it is printed. Firefox ESR cannot be told to: its rules for paper then hold on screen. */
export async function showAsPrinted(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox')
    await page.evaluate(`(() => {${AS_PRINTED}})()`);
  else await page.emulateMedia({ media: 'print' });
}
