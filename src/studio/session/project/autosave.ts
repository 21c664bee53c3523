import { isObject, type Json } from '../../../engine/core.ts';
import { afterPaint } from '../../../engine/ui.ts';
import type { ValueStore } from './value-store.ts';
import type { Change } from '../../edits/project/texts.ts';
import type { ProjectStore } from './project-store.ts';

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
