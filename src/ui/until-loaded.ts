import { isOutdated, renew } from './new-version.ts';

const AGAIN_MS = 3000;

/**
 * Loads what the page cannot do without, with as many retries as it takes: a dead spot passes, and
 * `React.lazy` would never retry. What a new version of the site has taken away never comes: the
 * page is opened anew then.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (await isOutdated()) await renew();
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
