import Ajv, { type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StepModule } from '../../src/engine/form/contract.ts';
import type { SchemaError } from '../../src/engine/language/schema-error.ts';
import { flowFiles } from '../../src/server/vite/questionnaires.ts';
import { isObject, type Json, type JsonObject } from '../../src/engine/logic/json.ts';
import { holds } from '../properties.ts';

/** The step modules as the build makes them: the validators that ship. */
const load = import.meta.glob<StepModule>('/schemas/*/schema.json', { query: '?step' });
const RUNS_A_STEP = 500;
const steps = Object.keys(load).map((file) => file.split('/')[2] ?? '');

describe('compiled validators agree with Ajv', () => {
  const seen = { valid: 0, invalid: 0 };

  it('all steps of the flows are covered, so that more than 10,000 inputs are compared', () => {
    const asked = flowFiles().flatMap(({ flow }) => flow.steps.map(({ id }) => id));
    expect(steps.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(steps.length * RUNS_A_STEP).toBeGreaterThan(10_000);
  });

  describe.each(steps)('%s', (step) => {
    let module: StepModule;
    beforeAll(async () => {
      const loaded = await load[`/schemas/${step}/schema.json`]?.();
      if (loaded === undefined) throw new Error(`There is no step ${step}`);
      module = loaded;
    });

    it('on valid and on invalid data', () => {
      const { schema } = module;
      const compiled = createPrecompiledValidator(module.validators, schema);
      const ajv = new Ajv({ allErrors: true, strict: false });
      addFormats(ajv, ['date']);
      const runtime = ajv.compile(schema);
      const here = { valid: 0, invalid: 0 };
      const property = fc.property(dataFor(schema), (data) => {
        const valid = runtime(data);
        here[valid ? 'valid' : 'invalid'] += 1;
        const found = compiled.rawValidation<SchemaError>(schema, data).errors ?? [];
        expect(found.map(brief)).toEqual((runtime.errors ?? []).map(brief));
      });
      holds(step, property, RUNS_A_STEP);
      expect(here.valid).toBeGreaterThan(0);
      expect(here.invalid).toBeGreaterThan(0);
      seen.valid += here.valid;
      seen.invalid += here.invalid;
    });
  });

  it('counts what it compared', () => {
    console.info(`compared ${seen.valid} valid and ${seen.invalid} invalid inputs`);
    expect(seen.valid + seen.invalid).toBeGreaterThanOrEqual(10_000);
  });
});

function brief({ instancePath, keyword, params }: SchemaError | ErrorObject) {
  return { instancePath, keyword, params };
}

/** Data for a step: mostly allowed answers, sometimes arbitrary JSON. */
function dataFor(schema: JsonObject): Arbitrary<JsonObject> {
  const properties = allProperties(schema);
  const fields = Object.entries(properties).map(
    ([name, parts]) =>
      [name, fc.oneof(...parts.map((part) => ({ arbitrary: valueFor(part), weight: 2 })))] as const,
  );
  const required = fc.record(Object.fromEntries(fields));
  const partial = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof(required, partial) as Arbitrary<JsonObject>;
}

/** Every schema that a property has, in the step itself and in the branches of its conditions. */
function allProperties(schema: JsonObject): Record<string, JsonObject[]> {
  const conditionals = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  const branches = conditionals.flatMap((one) =>
    isObject(one) ? [one['then'], one['else']].filter(isObject) : [],
  );
  const all: Record<string, JsonObject[]> = {};
  for (const { properties } of [schema, ...branches]) {
    if (!isObject(properties)) continue;
    for (const [name, property] of Object.entries(properties)) {
      if (isObject(property)) (all[name] ??= []).push(property);
    }
  }
  return all;
}

function valueFor(schema: JsonObject): Arbitrary<Json> {
  return fc.oneof(
    { arbitrary: allowed(schema), weight: 8 },
    { arbitrary: fc.constantFrom<Json>(...borderline(schema)), weight: 1 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }) as Arbitrary<Json>, weight: 1 },
  );
}

function allowed(schema: JsonObject): Arbitrary<Json> {
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  switch (schema['type']) {
    case 'string':
      return allowedText(schema);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Number(schema['minimum'] ?? 0),
        max: Number(schema['maximum'] ?? 1000),
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(isObject(schema['items']) ? allowed(schema['items']) : fc.constant('x'), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: 4,
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(allProperties(schema)).map(([name, [first = {}]]) => [
            name,
            allowed(first),
          ]),
        ),
      ) as Arbitrary<Json>;
    default:
      return fc.constant(null);
  }
}

function allowedText({ pattern, format, maxLength }: JsonObject): Arbitrary<Json> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  if (format === 'date') {
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2126-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  }
  return fc.string({ maxLength: Number(maxLength ?? 40), unit: 'grapheme' });
}

/** Values at the limits of a schema, most of them just beyond. */
function borderline({ maxLength, maxItems, minimum, maximum }: JsonObject): Json[] {
  const values: Json[] = ['', ' ', 'x', '2027-02-29', '2028-02-29', '0000-00-00', '$1,234', [], {}];
  if (typeof maxLength === 'number') {
    // An emoji is one character but two code units: both sides must count it as one.
    for (const text of ['x', '1', '🏗']) {
      values.push(text.repeat(maxLength), text.repeat(maxLength + 1));
    }
  }
  if (typeof maxItems === 'number') values.push(Array.from({ length: maxItems + 1 }, () => 'x'));
  if (typeof minimum === 'number') values.push(minimum, minimum - 1, minimum + 0.5);
  if (typeof maximum === 'number') values.push(maximum, maximum + 1);
  return values;
}
