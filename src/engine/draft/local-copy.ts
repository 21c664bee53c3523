import type { DraftStorage } from './environment.ts';
import type { StoredKeys } from './stored-keys.ts';

const SET_ASIDE = '.setAside';

/** Storage that never throws: failed reads return null, failed writes return false. */
export type LocalCopy = {
  keys: StoredKeys;
  read(key: string): string | null;
  /** False if the storage is full or blocked. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Keeps an unusable text for support, the latest one per key. Returns the same as `write`. */
  setAside(key: string, text: string): boolean;
  /** The text set aside for a key. */
  readAside(key: string): string | null;
  removeAside(key: string): void;
  /** Removes both keys and everything that was set aside. */
  clear(): void;
};

/** Wraps this browser's storage; null if it is blocked, and then nothing is kept. */
export function localCopy(storage: DraftStorage | null, keys: StoredKeys): LocalCopy {
  const read = (key: string) => attempt(storage, null, (s) => s.getItem(key));
  const write = (key: string, text: string) =>
    attempt(storage, false, (s) => {
      s.setItem(key, text);
      return true;
    });
  const remove = (key: string) => attempt(storage, undefined, (s) => s.removeItem(key));
  return {
    keys,
    read,
    write,
    remove,
    setAside: (key, text) => write(key + SET_ASIDE, text),
    readAside: (key) => read(key + SET_ASIDE),
    removeAside: (key) => remove(key + SET_ASIDE),
    clear: () => {
      for (const key of [keys.progress, keys.mirror]) {
        remove(key);
        remove(key + SET_ASIDE);
      }
    },
  };
}

function attempt<T>(storage: DraftStorage | null, otherwise: T, access: (s: DraftStorage) => T): T {
  if (!storage) return otherwise;
  try {
    return access(storage);
  } catch {
    return otherwise;
  }
}
