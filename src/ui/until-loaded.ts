const AGAIN_MS = 3000;

/**
 * Loads what the page cannot do without, as often as it takes: a dead spot passes, and what
 * `React.lazy` was refused once it would never ask for again.
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
