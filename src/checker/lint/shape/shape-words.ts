import {
  type Json,
  type JsonObject,
  at,
  didYouMean,
  escapedKey,
  foreignLetters,
  isObject,
  schemaAt,
  valueAsText,
} from '../../../engine/core.ts';
import type { ShapeError } from '../../model/ajv.ts';
import { nameLike } from '../../model/names.ts';

/** What is wrong with a value according to its meta-schema, and what to write instead. */
export type ShapeWords = { what: string; suggestion?: string | undefined; consequence?: string };

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  null: 'null',
};

/** Describes an Ajv error about `value` in plain words. */
export function shapeWords(error: ShapeError, value: Json | undefined): ShapeWords {
  const { keyword, params } = error;
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return { what: `"${valueAsText(params['missingProperty'])}" is missing here` };
    case 'type':
      return wrongType(valueAsText(params['type']), value);
    case 'enum':
      return notAmong(value, params['allowedValues']);
    case 'const':
      return {
        what: `Only ${JSON.stringify(params['allowedValue'])} is allowed here`,
        suggestion: `Write ${JSON.stringify(params['allowedValue'])}.`,
      };
    case 'minLength':
      return value === ''
        ? { what: 'This text is empty', suggestion: 'Write the text.' }
        : { what: `This text has ${length(value)} characters, but needs at least ${limit}` };
    case 'maxLength':
      return {
        what: `This text has ${length(value)} characters, but only ${limit} fit`,
        consequence: 'it would overflow its place',
      };
    case 'minItems':
      return { what: `This list has ${count(value)}, but needs at least ${limit}` };
    case 'minProperties':
      return { what: 'There is nothing between these braces' };
    case 'maxItems':
      return { what: `This list has ${count(value)}, but at most ${limit} fit` };
    case 'minimum':
      return { what: `${valueAsText(value)} is less than ${limit}, the minimum here` };
    case 'maximum':
      return { what: `${valueAsText(value)} is more than ${limit}, the maximum here` };
    case 'format':
      return {
        what: `${JSON.stringify(value)} is not a valid date`,
        suggestion: 'Write year, month and day, as in "2026-05-26".',
      };
    case 'uniqueItems':
      return { what: `Two entries of this list are the same (${twice(value, params)})` };
    default:
      return wrongName(error, value);
  }
}

function wrongType(type: string, value: Json | undefined): ShapeWords {
  const known = TYPES[type] ?? type;
  const what = `${shown(value)} is not ${known}`;
  if (type === 'string' && typeof value !== 'object')
    return { what, suggestion: `Put it in quotes: "${valueAsText(value)}".` };
  const bare = typeof value === 'string' ? value.trim() : '';
  const isBare =
    (type === 'boolean' && /^(true|false)$/.test(bare)) ||
    (type === 'number' && /^-?\d+(\.\d+)?$/.test(bare)) ||
    (type === 'integer' && /^-?\d+$/.test(bare));
  return isBare ? { what, suggestion: `Write it without quotes: ${bare}.` } : { what };
}

function notAmong(value: Json | undefined, allowed: unknown): ShapeWords {
  const words = Array.isArray(allowed) ? allowed.map(valueAsText) : [];
  const suggestion = didYouMean(valueAsText(value), words);
  return {
    what: `${shown(value)} is none of ${words.join(', ')}`,
    suggestion,
  };
}

/** An invalid key where keys can be chosen freely. */
function wrongName({ propertyName, keyword }: ShapeError, value: Json | undefined) {
  if (propertyName === undefined) {
    return { what: `${shown(value)} is not valid here ("${keyword}")` };
  }
  const odd = foreignLetters(propertyName);
  return {
    what: `"${propertyName}" cannot be a name here`,
    suggestion: odd ?? 'A name starts with a letter and has only letters and digits.',
  };
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'Nothing';
  if (Array.isArray(value)) return 'A list';
  return isObject(value) ? 'An object' : text.slice(0, 60);
}

/** Counts like Ajv: a character outside the Basic Multilingual Plane is one character. */
function length(value: Json | undefined): number {
  return Array.from(valueAsText(value)).length;
}

function count(value: Json | undefined): string {
  const items = Array.isArray(value) ? value.length : 0;
  return items === 1 ? '1 entry' : `${items} entries`;
}

function twice(value: Json | undefined, params: ShapeError['params']): string {
  return shown(Array.isArray(value) ? value[Number(params['i'])] : undefined);
}

/** The patterns of meta-schemas that describe no name, in words. */
const WORDS: Readonly<Record<string, string>> = {
  '^/[a-z0-9/-]*$': 'Begin with / and use lowercase letters, digits, hyphens and /.',
  '^/': 'Begin with /, as in "/startDate".',
  '^(/.*)?$': 'Begin with /, as in "/startDate", or leave it empty for the step as a whole.',
  '^[A-Za-z_][\\w-]*(\\.[\\w-]+)*$': 'Write names with dots between them: "contactInfo.city".',
  '^[A-Za-z_][\\w-]*(\\.(\\*|[\\w-]+))*$':
    'Write names with dots between them: "contactInfo.city".',
  '^\\$?[A-Za-z_][\\w-]*(\\.[\\w-]+)*$': 'Write names with dots between them: "contactInfo.city".',
  '^\\$\\d{1,3}(\\.\\d+)?[KM]?$': 'Write it as in "$500", "$10K" or "$1.5M".',
  '^[1-9]\\d{0,6}\\.\\d{2}$': 'Write dollars and cents, as in "293.84".',
  '^\\d{1,2}(\\.\\d{1,2})?$': 'Write a number from 0 to 99, as in "1.99".',
  '^\\(\\d{3}\\) \\d{3}-\\d{4}$': 'Write it as in "(312) 555-0142".',
  '^\\+1\\d{10}$': 'Write +1 and ten digits, as in "+13125550142".',
  '^preparing-[a-z0-9-]+$':
    'Name a file of schemas/content that begins with "preparing-", such as "preparing-quote".',
  '^plumbline:[a-z][a-z0-9-]*$': 'Write "plumbline:" and the name of the folder.',
  '^[A-Z]{2}$': 'Write two capital letters.',
  '^[A-Z]{1,8}-$': 'Write capital letters and a hyphen, as in "ONB-".',
  '^([0-4](\\.\\d)?|5)/5$': 'Write it as in "4.8/5".',
  '\\{number\\}': 'Write {number} where the number belongs, as in "Vehicle {number}".',
};

/** What to write so that the pattern of a meta-schema is met; undefined for a pattern without words. */
export function patternInWords(pattern: string, text: string): string | undefined {
  return WORDS[pattern] ?? nameLike(pattern, text);
}

/** Keywords that only report that something inside them failed. */
const WRAPPERS = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'propertyNames']);
const CHOICES = new Set(['anyOf', 'oneOf']);

/**
 * The errors worth fixing. If several shapes are allowed, Ajv reports the errors of each; only
 * those of the nearest shape are kept.
 */
export function nearestErrors(
  all: readonly ShapeError[],
  json: Json,
  meta: JsonObject,
): readonly ShapeError[] {
  const distinct = [...new Map(all.map((error) => [identity(error), error])).values()];
  const nearest = distinct
    .filter(({ keyword }) => CHOICES.has(keyword))
    .reduce<readonly ShapeError[]>(
      (errors, choice) => withNearest(errors, choice, json, meta),
      distinct,
    );
  const inner = nearest.filter(({ keyword }) => !WRAPPERS.has(keyword));
  return inner.length > 0 ? inner.filter((error) => !isNamedWrongly(error, inner)) : all;
}

/** Ajv checks a part that several shapes share once for each of them. */
function identity({ schemaPath, instancePath, params, propertyName }: ShapeError): string {
  return JSON.stringify([schemaPath, instancePath, params, propertyName]);
}

/**
 * Detects side effects of a misspelled key: the correct key is reported as missing, and its value
 * is checked as that of another key.
 */
function isNamedWrongly(
  { instancePath, params }: ShapeError,
  errors: readonly ShapeError[],
): boolean {
  const missing = params['missingProperty'];
  return errors.some((other) => {
    const { instancePath: place, propertyName } = other;
    if (propertyName !== undefined)
      return instancePath.startsWith(`${place}/${escapedKey(propertyName)}`);
    const key = other.params['additionalProperty'];
    if (key === undefined || missing === undefined || place !== instancePath) return false;
    return didYouMean(valueAsText(key), [valueAsText(missing)]) !== undefined;
  });
}

function withNearest(
  errors: readonly ShapeError[],
  { schemaPath, instancePath }: ShapeError,
  json: Json,
  meta: JsonObject,
): readonly ShapeError[] {
  const shapes = new Map<string, ShapeError[]>();
  for (const error of errors) {
    if (!error.schemaPath.startsWith(`${schemaPath}/`) || !isAt(error, instancePath)) continue;
    const shape = error.schemaPath.slice(schemaPath.length + 1).split('/')[0] ?? '';
    shapes.set(shape, [...(shapes.get(shape) ?? []), error]);
  }
  const ranked = [...shapes.values()].sort(
    (a, b) => distance(a, instancePath, json) - distance(b, instancePath, json),
  );
  const [best = []] = ranked;
  const others = new Set(ranked.flat());
  const allowed = schemaAt(meta, schemaPath);
  // A shape without errors of its own fails in a part that several shapes share.
  if (Array.isArray(allowed) && ranked.length < allowed.length)
    return errors.filter((error) => !others.has(error));
  return [...errors.filter((error) => !others.has(error)), ...withAllKinds(best, ranked)];
}

function isAt({ instancePath }: ShapeError, place: string): boolean {
  return instancePath === place || instancePath.startsWith(`${place}/`);
}

/** A different type counts as far away; a different constant is farther away than a typo. */
function distance(errors: readonly ShapeError[], place: string, json: Json): number {
  const weights = errors.map(({ instancePath, keyword }): number => {
    if (keyword === 'type' && instancePath === place) return 100;
    if (keyword === 'const' && at(json, instancePath) !== undefined) return 10;
    return keyword === 'enum' && instancePath === place ? 10 : 1;
  });
  return weights.reduce((total, weight) => total + weight, 0);
}

/** If the constant matches none of the shapes, any of their constants could be meant. */
function withAllKinds(
  best: readonly ShapeError[],
  shapes: readonly (readonly ShapeError[])[],
): readonly ShapeError[] {
  const kind = best.find(({ keyword }) => keyword === 'const');
  if (kind === undefined) return best;
  const words = shapes.map((errors) =>
    errors.find(
      ({ keyword, instancePath }) => keyword === 'const' && instancePath === kind.instancePath,
    ),
  );
  if (shapes.length < 2 || words.includes(undefined)) return best;
  const allowedValues = words.map((word) => word?.params['allowedValue']);
  return [{ ...kind, keyword: 'enum', params: { allowedValues } }];
}
