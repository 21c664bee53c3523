import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isObject, type Json } from '../../engine/core.ts';
import type { FileSave } from '../../studio/session/project/studio-api.ts';
import { textAt } from '../project/read-files.ts';
import { hashOf, isStudioPath, whyNotWritable } from './studio-files.ts';

/** A file that changed since it was read; null if it no longer exists. */
type Conflict = { path: string; text: string | null; hash: string | null };

export type SaveResult =
  /** The files as they are on disk now; null for a removed file. */
  | { kind: 'saved'; files: Readonly<Record<string, { text: string; hash: string } | null>> }
  | { kind: 'conflict'; conflicts: readonly Conflict[] }
  | { kind: 'refused'; why: string };

type Saved = Extract<SaveResult, { kind: 'saved' }>;

/** Lists the files of a save that has begun to move them into place, for `takeBackSave`. */
const JOURNAL = 'flows/.studio-save.json';
/** Endings of the staged new text of a file, and of the text that it replaces. */
const NEW = '.studio-new';
const OLD = '.studio-old';

/**
 * Writes all of the files, or none: if one changed on disk or must not be written, if a write fails
 * halfway, and also if the process is killed, once `takeBackSave` has run.
 */
export function save(root: string, files: readonly FileSave[]): SaveResult {
  for (const { path } of files) {
    const why = whyNotWritable(root, path);
    if (why !== null) return { kind: 'refused', why };
  }
  try {
    takeBackSave(root);
    const conflicts = conflictsIn(root, files);
    if (conflicts.length > 0) return { kind: 'conflict', conflicts };
    writeAll(root, files);
  } catch (error) {
    return { kind: 'refused', why: whyNotWritten(error) + leftBehind(root) };
  }
  const written = files.map(({ path, text }) => [
    path,
    text === null ? null : { text, hash: hashOf(text) },
  ]);
  return { kind: 'saved', files: Object.fromEntries(written) as Saved['files'] };
}

function conflictsIn(root: string, files: readonly FileSave[]): Conflict[] {
  return files.flatMap(({ path, base }): Conflict[] => {
    const text = textAt(join(root, path));
    const hash = text === null ? null : hashOf(text);
    return hash === base ? [] : [{ path, text, hash }];
  });
}

function writeAll(root: string, files: readonly FileSave[]): void {
  for (const { path, text } of files) {
    if (text !== null) stage(root, path, NEW, text);
    const before = textAt(join(root, path));
    if (before !== null) stage(root, path, OLD, before);
  }
  writeWhole(
    join(root, JOURNAL),
    JSON.stringify(files.map(({ path, text }) => [path, text === null ? null : hashOf(text)])),
  );
  for (const { path, text } of files) {
    if (text === null) rmSync(join(root, path), { force: true });
    else renameSync(stagedFor(root, path, NEW), join(root, path));
  }
  rmSync(join(root, JOURNAL));
  clearStaged(root);
}

/** Takes back what it can, and says so if that was not everything. */
function leftBehind(root: string): string {
  try {
    takeBackSave(root);
    return '';
  } catch {
    return ' Some files are already written; the next save, or the next start, takes them back.';
  }
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

/**
 * Takes back a save that was interrupted, and removes what it had staged. A file that somebody wrote
 * since then stays.
 */
export function takeBackSave(root: string): void {
  for (const { path, written } of entriesOf(textAt(join(root, JOURNAL)))) {
    if (whyNotWritable(root, path) !== null) continue;
    const text = textAt(join(root, path));
    if ((text === null ? null : hashOf(text)) !== written) continue;
    const before = stagedFor(root, path, OLD);
    if (existsSync(before)) renameSync(before, join(root, path));
    else rmSync(join(root, path), { force: true });
  }
  rmSync(join(root, JOURNAL), { force: true });
  clearStaged(root);
}

type JournalEntry = {
  path: string;
  /** Hash of the text that the save wrote; null if it removed the file. */
  written: string | null;
};

function entriesOf(journal: string | null): JournalEntry[] {
  const entries: Json = journal === null ? [] : (JSON.parse(journal) as Json);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const [path, written] = Array.isArray(entry) ? entry : [];
    const isHash = typeof written === 'string' || written === null;
    return typeof path === 'string' && isHash && isStudioPath(path) ? [{ path, written }] : [];
  });
}

function stage(root: string, path: string, ending: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeDurably(stagedFor(root, path, ending), text);
}

/** Hidden, so that no reader of the project mistakes it for a project file. */
function stagedFor(root: string, path: string, ending: string): string {
  return join(root, dirname(path), `.${basename(path)}${ending}`);
}

function clearStaged(root: string): void {
  for (const folder of ['flows', 'schemas'].map((name) => join(root, name))) {
    if (!existsSync(folder)) continue;
    // With types, links to other folders are not followed.
    for (const { name, parentPath } of readdirSync(folder, {
      recursive: true,
      withFileTypes: true,
    })) {
      const isStaged = name.startsWith('.') && (name.endsWith(NEW) || name.endsWith(OLD));
      if (isStaged) rmSync(join(parentPath, name), { recursive: true });
    }
  }
}

function writeWhole(file: string, text: string): void {
  writeDurably(`${file}${NEW}`, text);
  renameSync(`${file}${NEW}`, file);
}

/** Flushes to disk before it returns, so that a rename never moves an unwritten file into place. */
function writeDurably(file: string, text: string): void {
  rmSync(file, { force: true });
  // Fails where a link was put in between, which could lead out of the project.
  const opened = openSync(file, 'wx');
  try {
    writeFileSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

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
