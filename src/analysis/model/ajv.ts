import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { JsonObject } from '../../logic/json.ts';
import type { SchemaError } from '../../flow/issues.ts';
import { onceEach } from '../../logic/once.ts';

/** An Ajv error with its place in the schema, and the name of the key if the key is wrong. */
export type ShapeError = SchemaError & { schemaPath: string; propertyName?: string };

export type Validator = (data: unknown) => readonly ShapeError[];

/** A validator, or what Ajv has to say against the schema itself. */
export type Compiled = { ok: true; validate: Validator } | { ok: false; text: string };

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  // Our meta-schemas allow less than the draft does, and rule F3 checks every file against them.
  validateSchema: false,
  // Same as RJSF: 0.07 counts as a multiple of 0.01, although the quotient is not a whole number.
  multipleOfPrecision: 8,
  code: { optimize: false },
});
addFormats.default(ajv, ['date']);
// Says where a named thing must exist. Rule F15 reads it.
ajv.addKeyword('x-names');

const compiled = new Map<string, Compiled>();

/**
 * Compiles a schema to report all errors, as the app's validators do. Cached by its text, and by the
 * object, which is never written to: most are asked for a thousand times.
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
