import {
  addDays,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  object,
  optionsOf,
} from '../../../engine/core.ts';
import { compileSchema } from '../../model/ajv.ts';
import { matchingTexts } from './pattern.ts';

export type Samples = readonly Json[];

export type SampleContext = {
  /** ISO local date. */
  today: string;
  /** The choices the flow computes for this field, or null if its schema lists them. */
  offered: readonly Json[] | null;
};

/** Answers that the schema of a field allows, simplest first. */
export function samples(field: Field, context: SampleContext): Samples {
  const exclusive = optionsOf(field)['exclusive'];
  if (field.schema['type'] === 'array' && context.offered !== null) {
    return lists(
      field.schema,
      context.offered.filter((item) => item !== exclusive),
    );
  }
  if (context.offered !== null) return context.offered;
  return ofSchema(field.schema, context.today);
}

/** Items for a list, one for each choice if there are choices. */
export function sampleItem(field: Field, context: SampleContext): Samples {
  return context.offered ?? everyItem(object(field.schema['items']), context.today);
}

function everyItem(schema: JsonObject, today: string): Samples {
  const choices = object(schema['properties']);
  const chosen = Object.entries(choices).find(([, value]) => isObject(value) && value['enum']);
  const [full] = ofSchema(schema, today);
  if (chosen === undefined || !isObject(full)) return ofSchema(schema, today);
  const [key, options] = chosen;
  const ids = isObject(options) && Array.isArray(options['enum']) ? options['enum'] : [];
  return ids.map((id) => ({ ...full, [key]: id }));
}

/** Answers that a schema allows, simplest first. Empty if none can be generated. */
export function ofSchema(schema: JsonObject, today: string): Samples {
  const { not: refused, ...plain } = schema;
  if (refused === undefined) return withoutTests(plain, today);
  const compiled = compileSchema(schema);
  const known = [...withoutTests(plain, today), ...namedBy(refused, plain, today)];
  return compiled.ok ? known.filter((one) => compiled.validate(one).length === 0) : known;
}

/** Answers that a test of the answer is about: what it compares with, and lists that contain that. */
function namedBy(test: Json, plain: JsonObject, today: string): Json[] {
  if (Array.isArray(test)) return test.flatMap((one) => namedBy(one, plain, today));
  if (!isObject(test)) return [];
  const { contains, ...limits } = test;
  const own = LIMITS.some((keyword) => limits[keyword] !== undefined)
    ? withoutTests({ ...plain, ...limits }, today)
    : [];
  const item = { ...object(plain['items']), ...object(contains) };
  const lists = contains === undefined ? [] : withoutTests(item, today).map((one) => [one]);
  const whole =
    plain['type'] === 'object' ? objects(partsOf(test).reduce(limitedBy, plain), today) : [];
  const inside = NESTED.flatMap((keyword) => namedBy(test[keyword] ?? [], plain, today));
  return [...own, ...whole, ...lists, ...inside];
}

/** A test and what holds together with it, with all that its conditions ask for. */
function partsOf(test: JsonObject): JsonObject[] {
  const { allOf = [], then = [] } = test;
  return [test, ...[allOf, then].flat().filter(isObject).flatMap(partsOf)];
}

/** An object with the limits of a test of it; a test that closes it leaves out what it does not name. */
function limitedBy(plain: JsonObject, test: JsonObject): JsonObject {
  const limits = object(test['properties']);
  const fields = Object.entries(object(plain['properties']))
    .filter(([name]) => test['additionalProperties'] !== false || Object.hasOwn(limits, name))
    .map(([name, field]) => [name, { ...object(field), ...object(limits[name]) }]);
  const required = [plain['required'] ?? [], test['required'] ?? []].flat();
  return { ...plain, properties: Object.fromEntries(fields), required };
}

const LIMITS = ['const', 'enum', 'pattern', 'minimum', 'maximum', 'minLength', 'minItems'];
const NESTED = ['not', 'anyOf', 'oneOf', 'allOf'];

function withoutTests(schema: JsonObject, today: string): Samples {
  if (schema['const'] !== undefined) return [schema['const']];
  if (Array.isArray(schema['enum'])) return withDefault(schema, schema['enum']);
  switch (schema['type']) {
    case 'boolean':
      return withDefault(schema, [false, true]);
    case 'null':
      return [null];
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'array': {
      const item = ofSchema(object(schema['items']), today);
      return lists(schema, schema['uniqueItems'] === true ? item : repeated(item, schema));
    }
    case 'object':
      return objects(schema, today);
    default:
      return texts(schema, today);
  }
}

function withDefault(schema: JsonObject, values: Samples): Samples {
  const first = schema['default'];
  return first === undefined ? values : [first, ...values.filter((value) => value !== first)];
}

function numbers(schema: JsonObject): Samples {
  const multiple = numeric(schema['multipleOf']) ?? (schema['type'] === 'integer' ? 1 : 0);
  const low = numeric(schema['minimum']) ?? above(numeric(schema['exclusiveMinimum']));
  const high = numeric(schema['maximum']) ?? below(numeric(schema['exclusiveMaximum']));
  const start = low ?? Math.min(0, high ?? 0);
  const first = multiple > 0 ? Math.ceil(start / multiple) * multiple : start;
  return [first, first + (multiple || 1), high].filter((value): value is number => {
    return value !== undefined && (high === undefined || value <= high) && value >= start;
  });
}

const above = (limit: number | undefined) => (limit === undefined ? undefined : limit + 1);
const below = (limit: number | undefined) => (limit === undefined ? undefined : limit - 1);

function texts(schema: JsonObject, today: string): Samples {
  if (schema['format'] === 'date') return [today, addDays(today, 30), addDays(today, -30)];
  const min = numeric(schema['minLength']) ?? 1;
  const max = numeric(schema['maxLength']) ?? Number.POSITIVE_INFINITY;
  const { pattern } = schema;
  if (typeof pattern === 'string') {
    const found = matchingTexts(pattern, min, max);
    return found.known ? found.texts : [];
  }
  return min > max ? [] : ['a'.repeat(Math.max(min, 1))].filter((text) => text.length <= max);
}

/** The shortest allowed list, slightly longer ones, and the longest possible. */
function lists(schema: JsonObject, items: Samples): Samples {
  const min = numeric(schema['minItems']) ?? 0;
  const max = Math.min(numeric(schema['maxItems']) ?? items.length, items.length);
  const lengths = [Math.max(min, 1), min, min + 1, min + 2, max];
  return [...new Set(lengths)]
    .filter((length) => length >= min && length <= max)
    .map((length) => items.slice(0, length));
}

function repeated(items: Samples, schema: JsonObject): Samples {
  const [first] = items;
  const longest = numeric(schema['maxItems']) ?? (numeric(schema['minItems']) ?? 0) + 3;
  return first === undefined ? [] : Array.from({ length: Math.min(longest, 40) }, () => first);
}

/** An object with all its fields, then one with only the required ones. */
function objects(schema: JsonObject, today: string): Samples {
  const fields = Object.entries(object(schema['properties']));
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const filled = (names: readonly (readonly [string, Json])[]): JsonObject | undefined => {
    const entries = names.map(([name, part]) => [name, ofSchema(object(part), today)[0]] as const);
    const known = entries.filter((entry): entry is [string, Json] => entry[1] !== undefined);
    return known.length === entries.length ? Object.fromEntries(known) : undefined;
  };
  const full = filled(fields);
  const least = filled(fields.filter(([name]) => required.includes(name)));
  return [full, least].filter((value): value is JsonObject => value !== undefined);
}

function numeric(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
