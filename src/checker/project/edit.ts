import { type Json, keysIn } from '../../engine/core.ts';
import { type ProjectTexts, parseSource, segments } from './source-file.ts';
import { withValue } from './with-value.ts';

/** A change to a project's files, as data. Fixtures and mutants are lists of these. */
export type Edit =
  | { file: string; set: string; to: Json }
  | { file: string; insert: string; to: Json }
  | { file: string; remove: string }
  | { file: string; replace: string; with: string }
  | { file: string; text: string }
  | { file: string; json: Json }
  | { file: string; delete: true };

/**
 * Applies the edits in order.
 * @throws if an edit refers to a missing file or changes nothing, since it would test nothing
 */
export function applyAll(texts: ProjectTexts, edits: readonly Edit[]): ProjectTexts {
  return edits.reduce(apply, texts);
}

function apply(texts: ProjectTexts, edit: Edit): ProjectTexts {
  const changed = new Map(texts);
  if ('text' in edit) return changed.set(edit.file, edit.text);
  if ('json' in edit) return changed.set(edit.file, `${JSON.stringify(edit.json, null, 2)}\n`);
  const text = texts.get(edit.file);
  if (text === undefined) throw new Error(`There is no file ${edit.file} to edit.`);
  if ('delete' in edit) {
    changed.delete(edit.file);
    return changed;
  }
  const after = 'replace' in edit ? replaced(text, edit.replace, edit.with) : modified(text, edit);
  if (after === text) throw new Error(`${JSON.stringify(edit)} changes nothing.`);
  return changed.set(edit.file, after);
}

function replaced(text: string, before: string, after: string): string {
  return text.includes(before) ? text.replace(before, () => after) : text;
}

function modified(
  text: string,
  edit: { set: string; to: Json } | { insert: string; to: Json } | { remove: string },
): string {
  const pointer = 'set' in edit ? edit.set : 'insert' in edit ? edit.insert : edit.remove;
  const path = segments(parseSource('', text), keysIn(pointer));
  const value = 'remove' in edit ? undefined : edit.to;
  return withValue(text, path, value, 'insert' in edit ? 'insert' : 'set');
}
