/** Resolves to true if nobody holds the name, which is this window's from then on. */
type Take = (name: string) => Promise<boolean>;

/**
 * The key in the browser's storage under which this window keeps its unsaved edits. Each open window has
 * its own, so that none overwrites those of another. A reloaded window gets its own key again, and a new
 * one that of a window that is gone and left edits behind.
 */
export async function ownKey(
  root: string,
  kept: readonly string[] = Object.keys(localStorage),
  take: Take = takeLock,
  shelf: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): Promise<string> {
  const first = `plumbline-studio:${root}`;
  const own = `plumbline-studio-key:${root}`;
  const left = kept.filter((key) => key === first || key.startsWith(`${first}#`)).sort();
  const before = shelf.getItem(own);
  const known = [...new Set([...(before === null ? [] : [before]), ...left, first])];
  for (let number = 1; ; number += 1) {
    const key = known[number - 1] ?? `${first}#${number}`;
    if (!(await take(key))) continue;
    shelf.setItem(own, key);
    return key;
  }
}

/** The browser releases the lock when the window is closed, reloaded or killed. */
function takeLock(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = new Promise<never>(() => {});
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? null : held;
      })
      .catch(reject);
  });
}
