import { isObject, type Json } from '../../../engine/core.ts';
import { afterPaint } from '../../../engine/ui.ts';
import type { Change } from '../../edits/project/texts.ts';
import type { Step } from './project-state.ts';
import type { KeptEdits, ProjectStore } from './project-store.ts';
import type { ValueStore } from './value-store.ts';

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
    const { dirty, texts, hashes, steps } = store.getState();
    shelf.removeItem(stepsKey(key));
    if (dirty.length === 0) return shelf.removeItem(key);
    const files = dirty.map((path) => [path, [texts.get(path) ?? null, hashes.get(path) ?? null]]);
    shelf.setItem(key, JSON.stringify(Object.fromEntries(files)));
    keepSteps(shelf, key, patchesOf(steps, dirty));
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

/** Where there is no room for the steps, a reloaded page takes all edits back at once. */
function keepSteps(shelf: Shelf, key: string, patches: Patch[][]): void {
  try {
    shelf.setItem(stepsKey(key), JSON.stringify(patches));
  } catch {
    shelf.removeItem(stepsKey(key));
  }
}

const stepsKey = (key: string): string => `steps of ${key}`;

/** The unsaved edits of an earlier page load. */
export function keptEdits(key: string, shelf: Shelf = localStorage): KeptEdits {
  const kept = parsed(shelf.getItem(key));
  const entries = Object.entries(isObject(kept) ? kept : {}).flatMap(([path, entry]) => {
    const [text, hash] = Array.isArray(entry) ? entry : [];
    const isText = typeof text === 'string' || text === null;
    const isHash = typeof hash === 'string' || hash === null;
    return isText && isHash ? [{ path, text, hash }] : [];
  });
  const change = new Map(entries.map(({ path, text }) => [path, text]));
  return {
    change,
    hashes: new Map(entries.map(({ path, hash }) => [path, hash])),
    steps: stepsTo(change, parsed(shelf.getItem(stepsKey(key)))),
  };
}

function parsed(text: string | null): Json {
  try {
    return JSON.parse(text ?? 'null') as Json;
  } catch {
    return null;
  }
}

/** What a step changes in one file: at an offset, one text to another. Null if there is no file. */
type Patch = [path: string, at: number, before: string | null, after: string | null];

/** More than anybody takes back; whole texts of so many steps would not fit. */
const MOST_STEPS = 100;

/** The last steps, back to one that changed a file which is saved by now. */
function patchesOf(steps: readonly Step[], dirty: readonly string[]): Patch[][] {
  const saved = steps.findLastIndex(({ redo }) =>
    [...redo.keys()].some((path) => !dirty.includes(path)),
  );
  return steps
    .slice(Math.max(saved + 1, steps.length - MOST_STEPS))
    .map(({ undo, redo }) =>
      [...redo].map(([path, after]) => patchOf(path, undo.get(path) ?? null, after)),
    );
}

function patchOf(path: string, before: string | null, after: string | null): Patch {
  if (before === null || after === null) return [path, 0, before, after];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    path,
    start,
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
}

/** The steps that led to the texts, oldest first, as far as they can be followed back. */
function stepsTo(change: Change, json: Json): Step[] {
  const steps: Step[] = [];
  let texts = change;
  for (const patches of Array.isArray(json) ? json.toReversed() : []) {
    const undo = beforePatches(texts, patches);
    if (undo === undefined) break;
    steps.unshift({
      undo,
      redo: new Map([...undo.keys()].map((path) => [path, texts.get(path) ?? null])),
    });
    texts = new Map([...texts, ...undo]);
  }
  return steps;
}

function beforePatches(texts: Change, patches: Json): Change | undefined {
  const undo = new Map<string, string | null>();
  for (const patch of Array.isArray(patches) ? patches : []) {
    const [path, at, before, after] = Array.isArray(patch) ? patch : [];
    if (typeof path !== 'string' || typeof at !== 'number') return undefined;
    const text = texts.get(path);
    if (typeof before === 'string' && typeof after === 'string' && typeof text === 'string') {
      if (!text.startsWith(after, at)) return undefined;
      undo.set(path, text.slice(0, at) + before + text.slice(at + after.length));
    } else if ((before === null || typeof before === 'string') && text === after) {
      undo.set(path, before);
    } else return undefined;
  }
  return undo;
}
