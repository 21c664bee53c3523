import { type ProjectStore, projectStore } from './project-store.ts';
import { type ValueStore, valueStore } from './value-store.ts';
import type { StudioApi } from './studio-api.ts';
import { autosave, keptEdits } from './kept-edits.ts';

/**
 * Loads the project, restores unsaved edits of an earlier page load, and follows changes on disk, the
 * number of open windows, the number of other studios working on it, and whether the server still runs.
 */
export async function openProject(api: StudioApi): Promise<{
  project: ProjectStore;
  folder: string;
  kept: ValueStore<boolean>;
  windows: ValueStore<number>;
  others: ValueStore<number>;
  connected: ValueStore<boolean>;
}> {
  const { root, files } = await api.load();
  const project = projectStore();
  project.load(files);
  const key = await ownKey(root);
  project.restore(keptEdits(key));
  const kept = valueStore(true);
  autosave(project, key, kept);
  const windows = valueStore(1);
  const others = valueStore(0);
  const connected = valueStore(true);
  const reload = () =>
    void api.load().then(
      (now) => project.load(now.files),
      () => connected.set(false),
    );
  api.follow({
    changed: reload,
    pages: windows.set,
    others: others.set,
    connected(isConnected) {
      // Nobody told of what changed in between.
      if (isConnected && !connected.getState()) reload();
      connected.set(isConnected);
    },
  });
  return { project, folder: root, kept, windows, others, connected };
}

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
