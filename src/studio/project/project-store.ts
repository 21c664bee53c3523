import type { ProjectTexts } from '../../analysis/project/texts.ts';
import { signal } from '../../draft/signal.ts';
import { differing } from './differing.ts';

/** Texts by path, as `readProject` gives them and `lint` takes them. */
export type Texts = ProjectTexts;

/** A file on disk; null of one that is not there. */
export type OnDisk = { text: string; hash: string } | null;

export type ProjectState = {
  /** As last read from disk. */
  saved: Texts;
  /** With the edits that are not saved yet. */
  texts: Texts;
  /** Of the versions that the edits started from. */
  hashes: ReadonlyMap<string, string>;
  /** What somebody else has written since, of files with unsaved edits. */
  conflicts: ReadonlyMap<string, OnDisk>;
  /** Files whose text is not what was read. */
  dirty: readonly string[];
  canUndo: boolean;
  canRedo: boolean;
};

/** Texts to put in place of others; null removes a file. */
export type Change = ReadonlyMap<string, string | null>;

export type ProjectStore = {
  getState: () => ProjectState;
  subscribe: (listener: () => void) => () => void;
  /** Sets a text; what is typed into one file without a pause is undone at once. */
  edit: (path: string, text: string) => void;
  /** Changes several files in one step. */
  editAll: (change: Change) => void;
  undo: () => void;
  redo: () => void;
  /** Takes in what is on disk now; files with unsaved edits keep them. */
  load: (files: ReadonlyMap<string, { text: string; hash: string }>) => void;
  /** These files were written, in the server's format; what was typed since they were sent stays. */
  saved: (sent: Texts, written: ReadonlyMap<string, OnDisk>) => void;
  /** Puts back edits of an earlier page; `hashes` are of the versions that those started from. */
  restore: (edits: { change: Change; hashes: ReadonlyMap<string, string | null> }) => void;
  /** The edits of these files become what is on disk. */
  takeDisk: (paths: readonly string[]) => void;
  /** The edits of these files are to be written over what is on disk. */
  keepMine: (paths: readonly string[]) => void;
};

type Entry = { undo: Change; redo: Change; typedIn?: string; at: number };

/** Keys within this many milliseconds of each other are one edit. */
const PAUSE = 800;

/** The one holder of the project's texts. `now` is in milliseconds. */
export function projectStore(now: () => number = Date.now): ProjectStore {
  let state: ProjectState = {
    saved: new Map(),
    texts: new Map(),
    hashes: new Map(),
    conflicts: new Map(),
    dirty: [],
    canUndo: false,
    canRedo: false,
  };
  let past: Entry[] = [];
  let future: Entry[] = [];
  const { subscribe, emit } = signal();

  const set = (part: Partial<ProjectState>) => {
    const next = { ...state, ...part };
    const dirty = differing(next.saved, next.texts);
    const conflicts = new Map([...next.conflicts].filter(([path]) => dirty.includes(path)));
    state = { ...next, dirty, conflicts, canUndo: past.length > 0, canRedo: future.length > 0 };
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
    set({ texts: changed(state.texts, redo) });
  };

  return {
    getState: () => state,
    subscribe,
    edit: (path, text) => record(new Map([[path, text]]), path),
    editAll: (change) => record(change),
    undo() {
      const last = past.pop();
      if (last === undefined) return;
      future.push(last);
      set({ texts: changed(state.texts, last.undo) });
    },
    redo() {
      const next = future.pop();
      if (next === undefined) return;
      past.push({ ...next, at: 0 });
      set({ texts: changed(state.texts, next.redo) });
    },
    load: (files) => set(loaded(state, files)),
    saved: (sent, written) => set(withWritten(state, sent, written)),
    restore({ change, hashes }) {
      record(change);
      set(restored(state, hashes));
    },
    takeDisk: (paths) =>
      set(settled(state, paths, (path) => state.conflicts.get(path)?.text ?? undefined)),
    keepMine: (paths) => set(settled(state, paths, (path) => state.texts.get(path))),
  };
}

function withWritten(
  state: ProjectState,
  sent: Texts,
  written: ReadonlyMap<string, OnDisk>,
): Partial<ProjectState> {
  const [saved, texts, hashes] = copies(state);
  for (const [path, disk] of written) {
    put(saved, path, disk?.text);
    put(hashes, path, disk?.hash);
    if (texts.get(path) === sent.get(path)) put(texts, path, disk?.text);
  }
  return { saved, texts, hashes };
}

function restored(
  { saved, hashes, conflicts }: ProjectState,
  bases: ReadonlyMap<string, string | null>,
): Partial<ProjectState> {
  const before = new Map(hashes);
  const all = new Map(conflicts);
  for (const [path, base] of bases) {
    const hash = hashes.get(path);
    if ((hash ?? null) === base) continue;
    all.set(path, hash === undefined ? null : { text: saved.get(path) ?? '', hash });
    put(before, path, base ?? undefined);
  }
  return { hashes: before, conflicts: all };
}

/** The conflicts of some files are decided: `textOf` is what they say from now on. */
function settled(
  state: ProjectState,
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
): Partial<ProjectState> {
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
): Partial<ProjectState> {
  const [saved, texts, hashes] = copies(state);
  const conflicts = new Map<string, OnDisk>();
  for (const path of new Set([...files.keys(), ...state.saved.keys(), ...state.dirty])) {
    const disk = files.get(path) ?? null;
    const isMine = state.dirty.includes(path) && state.texts.get(path) !== disk?.text;
    if (isMine && disk?.hash !== state.hashes.get(path)) conflicts.set(path, disk);
    if (isMine) continue;
    put(saved, path, disk?.text);
    put(hashes, path, disk?.hash);
    put(texts, path, disk?.text);
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
