import { isObject, mapValues, type Json, type JsonObject } from '../../logic/json.ts';
import { onceEach } from '../../logic/once.ts';
import { withConditions } from './conditions.ts';
import { emptyNotes, type Notes } from './notes.ts';
import { objectAt, type Part } from '../fields.ts';
import { plainObject, type Formats } from './plain-fields.ts';
import { withoutReferences } from './references.ts';

/**
 * Normalizes a step as written into the form that the engine reads. JSON Schema and RJSF have
 * several ways to say many things; here each gets the one form that the app, the linter, the review
 * and saved drafts know: `properties`, and `allOf` with `if`, `then` and `else`. The build and the
 * linter call this.
 */
export const normalStep = (written: Part): Part & Notes => inForm(written, 'patterns');

/**
 * The files of a step in the one form in which tools edit them: that which the engine reads, but with
 * a format of a text by its name. The engine reads the same from both.
 */
export function canonicalStep(written: Part): Part {
  const { schema, ui } = inForm(written, 'written');
  return { schema, ui };
}

function inForm({ schema: source, ui: look }: Part, formats: Formats): Part & Notes {
  const notes = emptyNotes();
  const resolved = withoutReferences(source, notes);
  const conditional = withConditions(resolved, notes);
  const base = plainObject({ schema: conditional, ui: look }, notes, formats, '');
  const branches = withPlainBranches(base, notes, formats);
  return { ...branches, ...notes };
}

/** Normalizes the fields of each `then` and `else` like those of the step. */
function withPlainBranches({ schema, ui }: Part, notes: Notes, formats: Formats): Part {
  const { allOf: entries } = schema;
  if (!Array.isArray(entries)) return { schema, ui };
  let looks = ui;
  const plain = entries.map((entry, index): Json => {
    if (!isObject(entry)) return entry;
    const parts = (['then', 'else'] as const).flatMap((key): [string, Json][] => {
      const branch = entry[key];
      if (!isObject(branch)) return [];
      const whole = withDeclared(branch, schema);
      const at = `/allOf/${index}/${key}`;
      const part = plainObject({ schema: whole, ui: looks }, notes, formats, at);
      looks = part.ui;
      return [[key, part.schema]];
    });
    return { ...entry, ...Object.fromEntries(parts) };
  });
  return { schema: { ...schema, allOf: plain }, ui: looks };
}

/**
 * A branch may only limit a field that the step declares. What is drawn for it, also inside of an
 * object, is then the declared field with those limits.
 */
export function withDeclared(branch: JsonObject, declared: JsonObject): JsonObject {
  if (!isObject(branch['properties'])) return branch;
  const properties = mapValues(branch['properties'], (field, name) => {
    const known = objectAt(objectAt(declared, 'properties'), name);
    if (!isObject(field) || known['type'] === undefined || field['type'] !== undefined)
      return field;
    const whole = { ...known, ...withDeclared(field, known) };
    return isObject(known['properties'])
      ? { ...whole, properties: { ...known['properties'], ...objectAt(whole, 'properties') } }
      : whole;
  });
  return { ...branch, properties };
}

/** The normalized schema alone, for callers that do not need its texts. */
export const normalSchema = onceEach(
  (schema: JsonObject): JsonObject => normalStep({ schema, ui: {} }).schema,
);
