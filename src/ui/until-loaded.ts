import { isOutdated, isServed, renew, wasJustReloaded } from './new-version.ts';

const AGAIN_MS = 3000;

/**
 * Loads what the page cannot do without, with as many retries as it takes: a dead spot passes, and
 * `React.lazy` would never retry. What a new version of the site has taken away never comes: the
 * page is opened anew then. So it is where the browser never asks again for a module that it did not
 * get once, as Firefox does: the site can be reached, and the module still does not come.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch {
      const isSecond = attempt > 1 && !wasJustReloaded();
      if (await (isSecond ? isServed() : isOutdated())) await renew();
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
