import { isObject, type Json, type JsonObject } from '../logic/json.ts';
import { onceEach } from '../logic/once.ts';
import { withConditions } from './conditions.ts';
import { emptyNotes, type Notes } from './notes.ts';
import type { Part } from './fields.ts';
import { plainObject } from './plain-fields.ts';
import { withoutReferences } from './references.ts';

/**
 * Normalizes a step as written into the form that the engine reads. JSON Schema and RJSF have
 * several ways to say many things; here each gets the one form that the app, the linter, the review
 * and saved drafts know: `properties`, and `allOf` with `if`, `then` and `else`. The build and the
 * linter call this.
 */
export function normalStep({ schema: source, ui: look }: Part): Part & Notes {
  const notes = emptyNotes();
  const resolved = withoutReferences(source, notes);
  const conditional = withConditions(resolved, notes);
  const base = plainObject({ schema: conditional, ui: look }, notes, '');
  const branches = withPlainBranches(base, notes);
  return { ...branches, ...notes };
}

/** Normalizes the fields of each `then` and `else` like those of the step. */
function withPlainBranches({ schema, ui }: Part, notes: Notes): Part {
  const { allOf: entries } = schema;
  if (!Array.isArray(entries)) return { schema, ui };
  let looks = ui;
  const plain = entries.map((entry, index): Json => {
    if (!isObject(entry)) return entry;
    const parts = (['then', 'else'] as const).flatMap((key): [string, Json][] => {
      const branch = entry[key];
      if (!isObject(branch)) return [];
      const part = plainObject({ schema: branch, ui: looks }, notes, `/allOf/${index}/${key}`);
      looks = part.ui;
      return [[key, part.schema]];
    });
    return { ...entry, ...Object.fromEntries(parts) };
  });
  return { schema: { ...schema, allOf: plain }, ui: looks };
}

/** The normalized schema alone, for callers that do not need its texts. */
export const normalSchema = onceEach(
  (schema: JsonObject): JsonObject => normalStep({ schema, ui: {} }).schema,
);
