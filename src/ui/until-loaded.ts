const AGAIN_MS = 3000;

/**
 * Loads what the page cannot do without, with as many retries as it takes: a dead spot passes, and
 * `React.lazy` would never retry.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
