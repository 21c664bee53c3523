import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { JsonObject } from '../../logic/json.ts';
import type { SchemaError } from '../../flow/issues.ts';

/** What Ajv says of one value: also where the schema says it, and of which key's name. */
export type ShapeError = SchemaError & { schemaPath: string; propertyName?: string };

export type Validator = (data: unknown) => readonly ShapeError[];

/** What Ajv has to say against a schema itself, or a validator of data. */
export type Compiled = { ok: true; validate: Validator } | { ok: false; text: string };

const ajv = new Ajv({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  // Our meta-schemas allow less than the draft does, and rule F3 holds every file to them.
  validateSchema: false,
  // As RJSF has it: 0.07 is a multiple of 0.01 although the quotient is not a whole number.
  multipleOfPrecision: 8,
  code: { optimize: false },
});
addFormats.default(ajv, ['date']);
// Says where a text has to be found: rule F15 reads it.
ajv.addKeyword('x-names');

const compiled = new Map<string, Compiled>();

/** Compiles a schema for all errors, as the app's own validators do; once for each text. */
export function compileSchema(schema: JsonObject): Compiled {
  const key = JSON.stringify(schema);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const outcome = compile(schema);
  compiled.set(key, outcome);
  return outcome;
}

function compile(schema: JsonObject): Compiled {
  const { $id: _ids, ...anonymous } = schema;
  try {
    const validate: ValidateFunction = ajv.compile(anonymous);
    return { ok: true, validate: (data) => (validate(data) ? [] : (validate.errors ?? [])) };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}
