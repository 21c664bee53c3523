import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { type JsonObject, onceEach, type SchemaError, withDecimals } from '../../engine/core.ts';

/** An Ajv error with its location in the schema, and the key's name if the key itself is invalid. */
export type ShapeError = SchemaError & { schemaPath: string; propertyName?: string };

export type Validator = (data: unknown) => readonly ShapeError[];

/** A validator, or Ajv's error message about the schema itself. */
export type Compiled = { ok: true; validate: Validator } | { ok: false; text: string };

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  // A test of several answers may limit a field by its name and by a pattern of names.
  allowMatchingProperties: true,
  // Our meta-schemas are stricter than the draft, and rule F3 checks every file against them.
  validateSchema: false,
  code: { optimize: false },
});
withDecimals(ajv);
addFormats.default(ajv, ['date']);
// States where a referenced name must be defined. Used by rule F15.
ajv.addKeyword('x-names');

const compiled = new Map<string, Compiled>();

/**
 * Compiles a schema to report all errors, as the app's validators do. Cached by text and by object
 * identity (schemas are never mutated), since most are requested a thousand times.
 */
export const compileSchema = onceEach((schema: JsonObject): Compiled => {
  const key = JSON.stringify(schema);
  const outcome = compiled.get(key) ?? compile(schema);
  compiled.set(key, outcome);
  return outcome;
});

function compile(schema: JsonObject): Compiled {
  const { $id: _ids, ...anonymous } = schema;
  try {
    const validate: ValidateFunction = ajv.compile(anonymous);
    return { ok: true, validate: (data) => (validate(data) ? [] : (validate.errors ?? [])) };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}
