import { type ProjectStore, projectStore } from './project-store.ts';
import { type ValueStore, valueStore } from './value-store.ts';
import type { StudioApi } from './studio-api.ts';
import { type Json, isObject } from '../../../engine/core.ts';
import { afterPaint } from '../../../engine/ui.ts';
import type { Change } from '../../edits/project/texts.ts';

/**
 * Loads the project, restores unsaved edits of an earlier page load, and follows changes on disk, the
 * number of open windows, and the number of other studios working on it.
 */
export async function openProject(api: StudioApi): Promise<{
  project: ProjectStore;
  folder: string;
  kept: ValueStore<boolean>;
  windows: ValueStore<number>;
  others: ValueStore<number>;
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
  api.follow({
    changed: () => void api.load().then((now) => project.load(now.files)),
    pages: windows.set,
    others: others.set,
  });
  return { project, folder: root, kept, windows, others };
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the unsaved edits of a project in the browser, each as soon as it is painted, so that a crash
 * loses none. Returns a function that stops it.
 * @param key the window's own
 * @param kept set to false while the browser has no room for the edits
 */
export function autosave(
  store: ProjectStore,
  key: string,
  kept: Pick<ValueStore<boolean>, 'set'>,
  shelf: Shelf = localStorage,
  later: (write: () => void) => void = afterPaint,
): () => void {
  const write = () => {
    const { dirty, texts, hashes } = store.getState();
    if (dirty.length === 0) return shelf.removeItem(key);
    const files = dirty.map((path) => [path, [texts.get(path) ?? null, hashes.get(path) ?? null]]);
    shelf.setItem(key, JSON.stringify(Object.fromEntries(files)));
  };
  const tryToWrite = () => {
    try {
      write();
      kept.set(true);
    } catch {
      kept.set(false);
    }
  };
  return store.subscribe(() => later(tryToWrite));
}

/** Unsaved edits of an earlier page load, with the hashes of the files they are based on. */
export type Kept = { change: Change; hashes: ReadonlyMap<string, string | null> };

export function keptEdits(key: string, shelf: Shelf = localStorage): Kept {
  const entries = Object.entries(parsed(shelf.getItem(key))).flatMap(([path, entry]) => {
    const [text, hash] = Array.isArray(entry) ? entry : [];
    const isText = typeof text === 'string' || text === null;
    const isHash = typeof hash === 'string' || hash === null;
    return isText && isHash ? [{ path, text, hash }] : [];
  });
  return {
    change: new Map(entries.map(({ path, text }) => [path, text])),
    hashes: new Map(entries.map(({ path, hash }) => [path, hash])),
  };
}

function parsed(text: string | null): Record<string, Json> {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
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
