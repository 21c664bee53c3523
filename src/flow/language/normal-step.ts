import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { withConditions } from './conditions.ts';
import { emptyNotes, type Notes } from './notes.ts';
import type { Part } from './part.ts';
import { plainObject } from './plain-fields.ts';
import { withoutReferences } from './references.ts';

/**
 * A step as the engine reads it, from the step as it is written. JSON Schema and RJSF say many things
 * in several ways; here each gets the one form that the app, the linter, the review and saved drafts
 * know: `properties`, and `allOf` with `if`, `then` and `else`. The build and the linter call this.
 */
export function normalStep({ schema: source, ui: look }: Part): Part & Notes {
  const notes = emptyNotes();
  const resolved = withoutReferences(source, notes);
  const conditional = withConditions(resolved, notes);
  const base = plainObject({ schema: conditional, ui: look }, notes, '');
  const branches = withPlainBranches(base, notes);
  return { ...branches, ...notes };
}

/** The fields of each `then` and `else` in the same form as those of the step. */
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

/** The schema alone, where nobody looks at its words. */
export const normalSchema = (schema: JsonObject): JsonObject =>
  normalStep({ schema, ui: {} }).schema;
