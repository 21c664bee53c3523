import { signal } from '../../../engine/draft.ts';
import { type Change, differing, type Texts } from '../../edits/project/texts.ts';

/** A file on disk; null if it does not exist. */
export type OnDisk = { text: string; hash: string } | null;

export type ProjectState = {
  /** As last read from disk. */
  saved: Texts;
  /** Including unsaved edits. */
  texts: Texts;
  /** Hashes of the versions that the edits are based on. */
  hashes: ReadonlyMap<string, string>;
  /** Newer versions on disk of files that have unsaved edits. */
  conflicts: ReadonlyMap<string, OnDisk>;
  /** Files with unsaved edits. */
  dirty: readonly string[];
  canUndo: boolean;
  canRedo: boolean;
  /** The files of the last undo or redo, until the next edit or save; they may not be open. */
  returned: { isUndo: boolean; paths: readonly string[] } | null;
};

/** The versions that edits are based on; null if there was no file. */
type Hashes = ReadonlyMap<string, string | null>;

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
  /** Restores edits of an earlier page load; `hashes` are of the versions they are based on. */
  restore: (edits: { change: Change; hashes: Hashes }) => void;
  /** Resolves conflicts by discarding the edits in favor of what is on disk. */
  takeDisk: (paths: readonly string[]) => void;
  /** Resolves conflicts by keeping the edits, so that saving overwrites what is on disk. */
  keepMine: (paths: readonly string[]) => void;
};

type FromDisk = Pick<ProjectState, 'saved' | 'texts' | 'hashes' | 'conflicts'>;

/** `bases` are the versions of files that had changed on disk when the edit was undone. */
type Entry = { undo: Change; redo: Change; typedIn?: string; at: number; bases?: Hashes };

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
    returned: null,
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
    state = { ...next, dirty, canUndo: past.length > 0, canRedo: future.length > 0 };
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
    set({ texts: changed(state.texts, redo), returned: null });
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
      const last = past.pop();
      if (last === undefined) return;
      const paths = [...last.undo.keys()];
      const bases = new Map(
        paths
          .filter((path) => state.conflicts.has(path))
          .map((path) => [path, state.hashes.get(path) ?? null]),
      );
      future.push({ ...last, bases });
      set({ texts: changed(state.texts, last.undo), returned: { isUndo: true, paths } });
    },
    redo() {
      const next = future.pop();
      if (next === undefined) return;
      past.push({ ...next, undo: beforeOf(state.texts, next.redo), at: 0 });
      const paths = [...next.redo.keys()];
      const texts = changed(state.texts, next.redo);
      const based = restored(state, next.bases ?? new Map());
      set({ ...based, texts, returned: { isUndo: false, paths } });
    },
    load: (files) => setFromDisk(loaded(state, files)),
    saved: (sent, written) => set({ ...withWritten(state, sent, written), returned: null }),
    restore({ change, hashes }) {
      record(change);
      set(restored(state, hashes));
    },
    takeDisk: (paths) => setFromDisk(settled(state, paths, (path) => diskText(state, path))),
    keepMine: (paths) => set(settled(state, paths, (path) => state.texts.get(path))),
  };
}

function withWritten(
  state: ProjectState,
  sent: Texts,
  written: ReadonlyMap<string, OnDisk>,
): Partial<ProjectState> {
  const [saved, texts, hashes] = copies(state);
  const conflicts = new Map([...state.conflicts].filter(([path]) => !written.has(path)));
  for (const [path, disk] of written) {
    put(saved, path, disk?.text);
    put(hashes, path, disk?.hash);
    if (texts.get(path) === sent.get(path)) put(texts, path, disk?.text);
  }
  return { saved, texts, hashes, conflicts };
}

function restored(
  { saved, hashes, conflicts }: ProjectState,
  bases: Hashes,
): Partial<ProjectState> {
  const before = new Map(hashes);
  const all = new Map(conflicts);
  for (const [path, base] of bases) {
    const hash = hashes.get(path);
    if ((hash ?? null) === base) continue;
    // A conflict already holds what is on disk: `saved` is older.
    if (!all.has(path)) {
      all.set(path, hash === undefined ? null : { text: saved.get(path) ?? '', hash });
    }
    put(before, path, base ?? undefined);
  }
  return { hashes: before, conflicts: all };
}

/** Without an edit of one's own, or with the same one, there is nothing to choose: the file is as on disk. */
function withoutIdle(state: ProjectState): FromDisk {
  const { saved, texts, conflicts } = state;
  const idle = [...conflicts.keys()].filter((path) =>
    [saved.get(path), diskText(state, path)].includes(texts.get(path)),
  );
  return idle.length === 0 ? state : settled(state, idle, (path) => diskText(state, path));
}

const diskText = ({ conflicts }: ProjectState, path: string): string | undefined =>
  conflicts.get(path)?.text;

/** Resolves the conflicts of some files; `textOf` returns their resulting text. */
function settled(
  state: ProjectState,
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
): FromDisk {
  const [saved, texts, hashes] = copies(state);
  for (const path of paths.filter((one) => state.conflicts.has(one))) {
    const disk = state.conflicts.get(path) ?? null;
    put(saved, path, disk?.text);
    put(hashes, path, disk?.hash);
    put(texts, path, textOf(path));
  }
  const conflicts = new Map([...state.conflicts].filter(([path]) => !paths.includes(path)));
  return { saved, texts, hashes, conflicts };
}

function loaded(
  state: ProjectState,
  files: ReadonlyMap<string, { text: string; hash: string }>,
): FromDisk {
  const [saved, texts, hashes] = copies(state);
  const conflicts = new Map<string, OnDisk>();
  for (const path of new Set([...files.keys(), ...state.saved.keys(), ...state.dirty])) {
    const disk = files.get(path) ?? null;
    const isMine = state.dirty.includes(path) && state.texts.get(path) !== disk?.text;
    if (isMine && disk?.hash !== state.hashes.get(path)) {
      conflicts.set(path, disk);
      continue;
    }
    put(saved, path, disk?.text);
    put(hashes, path, disk?.hash);
    if (!isMine) put(texts, path, disk?.text);
  }
  return { saved, texts, hashes, conflicts };
}

const copies = ({ saved, texts, hashes }: ProjectState) =>
  [new Map(saved), new Map(texts), new Map(hashes)] as const;

function put<Value>(map: Map<string, Value>, path: string, value: Value | undefined): void {
  if (value === undefined) map.delete(path);
  else map.set(path, value);
}

function changed(texts: Texts, change: Change): Texts {
  const result = new Map(texts);
  for (const [path, text] of change) put(result, path, text ?? undefined);
  return result;
}

const beforeOf = (texts: Texts, change: Change): Change =>
  new Map([...change.keys()].map((path) => [path, texts.get(path) ?? null]));
