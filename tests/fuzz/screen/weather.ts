import type { BrowserContext, Page } from '@playwright/test';
import { translatePages } from '../../browser/translated.ts';
import type { Chance } from '../chance.ts';

/** What a browser and its extensions do to every page of the context. */
export async function changePages(context: BrowserContext, dice: Chance): Promise<string[]> {
  const words: string[] = [];
  if (dice.happens(0.25)) {
    await translatePages(context);
    words.push('every page is translated');
  }
  if (dice.happens(0.25)) {
    await context.addInitScript(putNodes);
    words.push('an extension puts nodes into every page');
  }
  return words;
}

/** Runs in the page: bars before the page is in use, and an icon beside each field that is entered. */
function putNodes(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive' || document.querySelector('#root') === null) return;
    document.documentElement.append(document.createElement('extension-overlay'));
    document.querySelector('#root')?.prepend(document.createElement('extension-bar'));
  });
  document.addEventListener('focusin', ({ target }) => {
    if (
      !(target instanceof HTMLInputElement) ||
      target.nextElementSibling?.localName === 'extension-icon'
    )
      return;
    target.after(document.createElement('extension-icon'));
    target.dataset['extension'] = '';
  });
}

/** What the browser logs for a module that does not come. */
export const MISSING = /net::ERR_FAILED|NS_ERROR|NetworkError|dynamically imported module/;

/** Modules that load from now on fail for a moment. */
export async function failForAWhile(page: Page): Promise<string> {
  let failures = 2;
  await page.route('**/assets/*.js', async (route) => {
    failures -= 1;
    await (failures < 0 ? route.continue() : route.abort());
  });
  return 'the next two modules fail to load';
}

/** Stops a tab as the browser does with one in the background; returns how it wakes up again. */
export async function putToSleep(page: Page): Promise<() => Promise<void>> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return async () => undefined;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  };
}
