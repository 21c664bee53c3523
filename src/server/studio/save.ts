import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isObject, type Json } from '../../engine/core.ts';
import { hashOf, isStudioPath, whyNotWritable } from './studio-files.ts';

/**
 * One file of a save. `text` is null to remove the file; `base` is the hash of the version that was
 * read, null if there was no file.
 */
export type FileSave = { path: string; text: string | null; base: string | null };

/** A file that changed since it was read; null if it no longer exists. */
type Conflict = { path: string; text: string | null; hash: string | null };

export type SaveResult =
  /** The files as they are on disk now; null for a removed file. */
  | { kind: 'saved'; files: Readonly<Record<string, { text: string; hash: string } | null>> }
  | { kind: 'conflict'; conflicts: readonly Conflict[] }
  | { kind: 'refused'; why: string };

type Saved = Extract<SaveResult, { kind: 'saved' }>;

/** Lists the files of a fully staged save, for `finishSave` to move into place. */
const JOURNAL = 'flows/.studio-save.json';
const STAGED = '.studio-new';

/**
 * Writes all of the files, or none if one of them changed on disk or must not be written. A process
 * killed partway leaves either the old files, or staged ones that `finishSave` moves into place.
 */
export function save(root: string, files: readonly FileSave[]): SaveResult {
  for (const { path } of files) {
    const why = whyNotWritable(root, path);
    if (why !== null) return { kind: 'refused', why };
  }
  const conflicts = files.flatMap(({ path, base }): Conflict[] => {
    const text = textAt(join(root, path));
    const hash = text === null ? null : hashOf(text);
    return hash === base ? [] : [{ path, text, hash }];
  });
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  try {
    for (const { path, text } of files) if (text !== null) stage(root, path, text);
    writeWhole(
      join(root, JOURNAL),
      JSON.stringify(files.map(({ path, text }) => [path, text === null])),
    );
  } catch (error) {
    // Left behind, they would take what room there is, and end up in a review.
    clearStaged(root);
    return { kind: 'refused', why: whyNotWritten(error) };
  }
  finishSave(root);
  const written = files.map(({ path, text }) => [
    path,
    text === null ? null : { text, hash: hashOf(text) },
  ]);
  return { kind: 'saved', files: Object.fromEntries(written) as Saved['files'] };
}

/** Why nothing can be written, by the code of the error. */
const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full.',
  EDQUOT: 'your quota on this disk is used up.',
  EROFS: 'the folder is read-only.',
  EACCES: 'you may not write to the folder.',
  EPERM: 'you may not write to the folder.',
};

/** A save that failed, in words; what the studio does not know, in those of the system. */
export function whyNotWritten(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CAUSES[code] ?? (error instanceof Error ? error.message : String(error));
}

/** Completes an interrupted save, or cleans up after one that had not staged all of its files. */
export function finishSave(root: string): void {
  const journal = textAt(join(root, JOURNAL));
  for (const { path, isRemoved } of entriesOf(journal)) {
    if (whyNotWritable(root, path) !== null) continue;
    if (isRemoved) rmSync(join(root, path), { force: true });
    else moveInPlace(root, path);
  }
  rmSync(join(root, JOURNAL), { force: true });
  if (journal === null) clearStaged(root);
}

function moveInPlace(root: string, path: string): void {
  try {
    renameSync(stagedFor(root, path), join(root, path));
  } catch (error) {
    // Already moved before the interruption.
    if (!isMissing(error)) throw error;
  }
}

function entriesOf(journal: string | null): { path: string; isRemoved: boolean }[] {
  const entries: Json = journal === null ? [] : (JSON.parse(journal) as Json);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const [path, isRemoved] = Array.isArray(entry) ? entry : [];
    return typeof path === 'string' && isStudioPath(path)
      ? [{ path, isRemoved: isRemoved === true }]
      : [];
  });
}

function stage(root: string, path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeDurably(stagedFor(root, path), text);
}

/** Hidden, so that no reader of the project mistakes it for a project file. */
function stagedFor(root: string, path: string): string {
  return join(root, dirname(path), `.${basename(path)}${STAGED}`);
}

function clearStaged(root: string): void {
  for (const folder of ['flows', 'schemas']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!basename(name).startsWith('.') || !name.endsWith(STAGED)) continue;
      rmSync(join(root, folder, name), { recursive: true });
    }
  }
}

function writeWhole(file: string, text: string): void {
  writeDurably(`${file}${STAGED}`, text);
  renameSync(`${file}${STAGED}`, file);
}

/** Flushes to disk before it returns, so that a rename never moves an unwritten file into place. */
function writeDurably(file: string, text: string): void {
  const opened = openSync(file, 'w');
  try {
    writeFileSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function textAt(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Parses the files of a request; undefined unless it is `{ files: FileSave[] }`. */
export function fileSaves(json: Json): FileSave[] | undefined {
  const files = isObject(json) ? json['files'] : undefined;
  if (!Array.isArray(files) || files.length === 0) return undefined;
  const saves = files.flatMap((file): FileSave[] => {
    if (!isObject(file)) return [];
    const { path, text = null, base = null } = file;
    const isSave =
      typeof path === 'string' &&
      (text === null || typeof text === 'string') &&
      (base === null || typeof base === 'string');
    return isSave ? [{ path, text, base }] : [];
  });
  return saves.length === files.length ? saves : undefined;
}
