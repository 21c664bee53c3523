import {
  at,
  failed,
  isObject,
  type Json,
  type JsonObject,
  object,
  ok,
  type Result,
  textOf,
} from '../../engine/core.ts';
import { applyAll } from '../project/edit.ts';
import { type ProjectTexts, parseSource } from '../project/source-file.ts';

/** A key of an entry, as described by its catalog's meta-schema. */
export type EntryKey = {
  name: string;
  about: string;
  isRequired: boolean;
  /** `texts` is a list of strings; `code` is anything that is best edited as code. */
  kind: 'text' | 'number' | 'texts' | 'code';
};

/** The keys of a catalog's entries, required ones first. */
export function entryKeys(texts: ProjectTexts, catalog: string): EntryKey[] {
  const meta = jsonAt(texts, `schemas/meta/catalog-${catalog}.schema.json`);
  const entry = object(at(meta, '/properties/entries/items'));
  const required = Array.isArray(entry['required']) ? entry['required'] : [];
  const keys = Object.entries(object(entry['properties'])).map(([name, part]) => ({
    name,
    about: textOf(object(part)['description']),
    isRequired: required.includes(name),
    kind: kindOf(object(part)),
  }));
  return keys.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

function kindOf({ type, items }: JsonObject): EntryKey['kind'] {
  if (type === 'string') return 'text';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'array' && object(items)['type'] === 'string' ? 'texts' : 'code';
}

/**
 * Can an entry be written from texts and numbers alone? Not in a catalog without a list of entries, nor
 * where one needs more than that.
 */
export function takesEntries(texts: ProjectTexts, catalog: string): boolean {
  const keys = entryKeys(texts, catalog);
  return keys.length > 0 && keys.every(({ isRequired, kind }) => !isRequired || kind !== 'code');
}

/** Appends an entry to a catalog. */
export function addEntry(
  texts: ProjectTexts,
  catalog: string,
  entry: JsonObject,
): Result<ProjectTexts, string> {
  const file = `schemas/catalog/${catalog}.json`;
  const entries = at(jsonAt(texts, file), '/entries');
  if (!Array.isArray(entries)) return failed([`${file} has no list of entries.`]);
  const { id } = entry;
  const isTaken = entries.some((one) => isObject(one) && one['id'] === id);
  const missing = entryKeys(texts, catalog)
    .filter(({ name, isRequired }) => isRequired && entry[name] === undefined)
    .map(({ name }) => `An entry of "${catalog}" needs "${name}".`);
  const problems = [
    ...missing,
    ...(isTaken ? [`"${textOf(id)}" is already an entry of "${catalog}".`] : []),
  ];
  if (problems.length > 0) return failed(problems);
  return ok(applyAll(texts, [{ file, insert: `/entries/${entries.length}`, to: entry }]));
}

const jsonAt = (texts: ProjectTexts, path: string): Json | undefined =>
  parseSource(path, texts.get(path) ?? '{}').json;
