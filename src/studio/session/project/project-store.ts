import { signal } from '../../../engine/draft.ts';
import {
  diskText,
  type FromDisk,
  type Hashes,
  loaded,
  type OnDisk,
  type ProjectState,
  put,
  restored,
  settled,
  type Step,
  withNews,
  withoutIdle,
  withWritten,
} from './project-state.ts';
import { type Change, differing, type Texts } from '../../edits/project/texts.ts';

/**
 * Unsaved edits of an earlier page load, with the hashes of the versions they are based on. The steps,
 * as far as they are known, end at the edited texts.
 */
export type KeptEdits = { change: Change; hashes: Hashes; steps: readonly Step[] };

export type ProjectStore = {
  getState: () => ProjectState;
  subscribe: (listener: () => void) => () => void;
  /** Sets a text. Typing in one file without a pause is undone as one step. */
  edit: (path: string, text: string) => void;
  /** Changes several files in one undo step. */
  editAll: (change: Change) => void;
  undo: () => void;
  redo: () => void;
  /** Updates to what is on disk now; files with unsaved edits keep them. */
  load: (files: ReadonlyMap<string, { text: string; hash: string }>) => void;
  /**
   * Records that files were written, in the server's format; anything typed since they were sent is
   * kept.
   */
  saved: (sent: Texts, written: ReadonlyMap<string, OnDisk>) => void;
  /** Restores edits of an earlier page load. */
  restore: (edits: KeptEdits) => void;
  /** Resolves conflicts by discarding the edits in favor of what is on disk, which can be undone. */
  takeDisk: (paths: readonly string[]) => void;
  /** Resolves conflicts by keeping the edits, so that saving overwrites what is on disk. */
  keepMine: (paths: readonly string[]) => void;
};

/** `bases` are the versions of files that had changed on disk when the edit was undone. */
type Entry = Step & { typedIn?: string; at: number; bases?: Hashes };

/** Keystrokes within this many milliseconds of each other form one edit. */
const PAUSE = 800;

/** The single store of the project's texts. `now` returns milliseconds. */
export function projectStore(now: () => number = Date.now): ProjectStore {
  let state: ProjectState = {
    saved: new Map(),
    texts: new Map(),
    hashes: new Map(),
    conflicts: new Map(),
    dirty: [],
    canUndo: false,
    canRedo: false,
    steps: [],
    lastChange: null,
  };
  let past: Entry[] = [];
  let future: Entry[] = [];
  const { subscribe, emit } = signal();

  /** Drops the edits that would take back a change on disk, and all before them. */
  const since = (edits: Entry[], changed: readonly string[]) =>
    edits.slice(edits.findLastIndex(({ redo }) => changed.some((path) => redo.has(path))) + 1);
  const set = (part: Partial<ProjectState>) => {
    const edited = { ...state, ...part };
    const next = { ...edited, ...withoutIdle(edited) };
    const dirty = differing(next.saved, next.texts);
    past = since(past, differing(edited.texts, next.texts));
    state = { ...next, dirty, steps: past, canUndo: past.length > 0, canRedo: future.length > 0 };
    emit();
  };
  const record = (redo: Change, typedIn?: string) => {
    const undo = beforeOf(state.texts, redo);
    if ([...redo].every(([path, text]) => undo.get(path) === text)) return;
    const last = past.at(-1);
    const at = now();
    const goesOn = typedIn !== undefined && last?.typedIn === typedIn && at - last.at < PAUSE;
    past = goesOn
      ? [...past.slice(0, -1), { ...last, redo, at }]
      : [...past, { undo, redo, at, ...(typedIn !== undefined && { typedIn }) }];
    future = [];
    set({ texts: changed(state.texts, redo), lastChange: null });
  };

  /** Undoing an edit from before a file changed on disk would take that change back unseen. */
  const setFromDisk = (part: FromDisk) => {
    const changed = differing(state.texts, part.texts);
    past = since(past, changed);
    future = since(future, changed);
    set(part);
  };

  return {
    getState: () => state,
    subscribe,
    edit: (path, text) => record(new Map([[path, text]]), path),
    editAll: (change) => record(change),
    undo() {
      const last = past.at(-1);
      if (last === undefined) return;
      past = past.slice(0, -1);
      const paths = [...last.undo.keys()];
      const bases = new Map(
        paths
          .filter((path) => state.conflicts.has(path))
          .map((path) => [path, state.hashes.get(path) ?? null]),
      );
      future.push({ ...last, bases });
      set({ texts: changed(state.texts, last.undo), lastChange: { by: 'undo', paths } });
    },
    redo() {
      const next = future.pop();
      if (next === undefined) return;
      past = [...past, { ...next, undo: beforeOf(state.texts, next.redo), at: 0 }];
      const paths = [...next.redo.keys()];
      const texts = changed(state.texts, next.redo);
      const based = restored(state, next.bases ?? new Map());
      set({ ...based, texts, lastChange: { by: 'redo', paths } });
    },
    load: (files) => setFromDisk(withNews(state, loaded(state, files))),
    saved(sent, written) {
      // Going back and forth would otherwise take back the format, or bring back its lack.
      const format = (entry: Entry) => withFormat(entry, sent, written);
      past = past.map(format);
      future = future.map(format);
      set({ ...withWritten(state, sent, written), lastChange: null });
    },
    restore({ change, hashes, steps }) {
      if (change.size === 0) return;
      const isCurrent = [...hashes].every(
        ([path, base]) => (state.hashes.get(path) ?? null) === base,
      );
      past = stepsFrom(state.texts, change, isCurrent ? steps : []).map((step) => ({
        ...step,
        at: 0,
      }));
      set({ texts: changed(state.texts, change) });
      set(restored(state, hashes));
    },
    takeDisk(paths) {
      const disk = paths
        .filter((path) => state.conflicts.has(path))
        .map((path) => [path, diskText(state, path) ?? null] as const);
      set(settled(state, paths, (path) => state.texts.get(path)));
      record(new Map(disk));
    },
    keepMine: (paths) =>
      set({ ...settled(state, paths, (path) => state.texts.get(path)), lastChange: null }),
  };
}

/** A step whose texts are those that the server wrote, where they were sent as they are in the step. */
function withFormat(entry: Entry, sent: Texts, written: ReadonlyMap<string, OnDisk>): Entry {
  const format = (change: Change): Change =>
    new Map(
      [...change].map(([path, text]) => {
        const disk = written.get(path);
        return [path, disk && text === sent.get(path) ? disk.text : text];
      }),
    );
  return { ...entry, undo: format(entry.undo), redo: format(entry.redo) };
}

/** The steps from the texts on disk to the edited ones: what is not known is one step before them. */
function stepsFrom(disk: Texts, change: Change, steps: readonly Step[]): Step[] {
  const start = steps
    .toReversed()
    .reduce<Change>((texts, { undo }) => new Map([...texts, ...undo]), change);
  const unknown = new Map([...start].filter(([path, text]) => (disk.get(path) ?? null) !== text));
  return unknown.size === 0
    ? [...steps]
    : [{ undo: beforeOf(disk, unknown), redo: unknown }, ...steps];
}

function changed(texts: Texts, change: Change): Texts {
  const result = new Map(texts);
  for (const [path, text] of change) put(result, path, text ?? undefined);
  return result;
}

const beforeOf = (texts: Texts, change: Change): Change =>
  new Map([...change.keys()].map((path) => [path, texts.get(path) ?? null]));
