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
  /** Edits that can be undone, oldest first. */
  steps: readonly Step[];
  /**
   * The files that an undo, a redo or somebody else changed last, until the next edit or save; they may
   * not be open.
   */
  lastChange: { by: 'undo' | 'redo' | 'disk'; paths: readonly string[] } | null;
};

/** One edit: what undoes it, and what redoes it. */
export type Step = { undo: Change; redo: Change };

/** The versions that edits are based on; null if there was no file. */
export type Hashes = ReadonlyMap<string, string | null>;

export type FromDisk = Pick<ProjectState, 'saved' | 'texts' | 'hashes' | 'conflicts'> &
  Partial<Pick<ProjectState, 'lastChange'>>;

export function withWritten(
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

/** Tells which files somebody else changed; opening the project is no such change. */
export function withNews(state: ProjectState, next: FromDisk): FromDisk {
  const paths = [
    ...differing(state.texts, next.texts),
    ...[...next.conflicts]
      .filter(
        ([path, disk]) =>
          state.conflicts.get(path)?.hash !== disk?.hash || !state.conflicts.has(path),
      )
      .map(([path]) => path),
  ];
  const isNews = state.saved.size > 0 && paths.length > 0;
  return isNews ? { ...next, lastChange: { by: 'disk', paths } } : next;
}

export function restored(
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
export function withoutIdle(state: ProjectState): FromDisk {
  const { saved, texts, conflicts } = state;
  const idle = [...conflicts.keys()].filter((path) =>
    [saved.get(path), diskText(state, path)].includes(texts.get(path)),
  );
  return idle.length === 0 ? state : settled(state, idle, (path) => diskText(state, path));
}

export const diskText = ({ conflicts }: ProjectState, path: string): string | undefined =>
  conflicts.get(path)?.text;

/** Resolves the conflicts of some files; `textOf` returns their resulting text. */
export function settled(
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

export function loaded(
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

export function put<Value>(map: Map<string, Value>, path: string, value: Value | undefined): void {
  if (value === undefined) map.delete(path);
  else map.set(path, value);
}
