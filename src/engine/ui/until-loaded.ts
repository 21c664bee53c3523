import { restoreStyles } from './lost-styles.ts';
import { isOutdated, isServed, renew, wasJustReloaded } from './new-version.ts';

const AGAIN_MS = 3000;

/**
 * Loads something essential to the page, with as many retries as it takes: a dead spot passes, and
 * `React.lazy` would never retry. If a new version of the site has removed it, the page reloads. It
 * also reloads if the site can be reached but a second attempt fails: browsers such as Firefox
 * never request a module again once it failed to load.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (attempt > 1) await restoreStyles();
      return await load();
    } catch {
      const isSecond = attempt > 1 && !wasJustReloaded();
      if (await (isSecond ? isServed() : isOutdated())) await renew();
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
