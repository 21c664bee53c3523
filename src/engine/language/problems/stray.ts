import { pointer } from '../../logic/pointer.ts';
import { matches } from '../matches.ts';
import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { partFor, schemaAt } from '../shapes.ts';
import { didYouMean } from '../../logic/did-you-mean.ts';
import { suggestionFor, suggestionForUnknown, suggestionForValue } from './suggestions.ts';
import type { SchemaDefect } from './unclear-fields.ts';

/** `hasType` is false for a value of another JSON type than the one that is read here. */
export type Stray = SchemaDefect & { hasType?: boolean };

/**
 * Every key and value that a meta-schema has no place for. Where it allows several shapes, the
 * parts of each are allowed: Ajv is exact (rule F3), but too slow for a page that a visitor opens.
 * @param path where a project keeps such a file, which decides what is suggested
 */
export function strays(json: Json, meta: JsonObject, path: string): Stray[] {
  const source = { path };

  const inside = (value: Json, parts: readonly (Json | undefined)[], at: string): Stray[] => {
    const shapes = parts.flatMap((part) => shapesOf(part, value, meta));
    if (!isAllowed(value, shapes)) {
      const message = `${JSON.stringify(value)} is not valid here.`;
      const hasType = isAllowed(value, shapes.map(typeAlone));
      const suggestion = suggestionForValue(source, at, value) ?? whatIsValid(value, shapes);
      return [{ pointer: at, message, suggestion, hasType }];
    }
    if (Array.isArray(value)) {
      const items = shapes.map(({ items: item }) => item);
      return value.flatMap((item, index) => inside(item, items, pointer(at, index)));
    }
    return isObject(value) ? inObject(value, shapes, at) : [];
  };

  const inObject = (object: JsonObject, shapes: readonly JsonObject[], at: string): Stray[] => {
    const isClosed = shapes.some(({ additionalProperties }) => additionalProperties === false);
    return Object.entries(object).flatMap(([key, value]) => {
      const here = pointer(at, key);
      if (!isName(key, shapes)) {
        const instead =
          suggestionFor(source, here) ??
          'A name starts with a letter and has only letters, digits, "_", "-" and ":".';
        return [{ pointer: here, message: `"${key}" cannot be a name here.`, suggestion: instead }];
      }
      const parts = shapes.map((shape) => partFor(key, shape)).filter(isObject);
      if (parts.length === 0 && isClosed) {
        const keys = shapes.flatMap(({ properties }) =>
          isObject(properties) ? Object.keys(properties) : [],
        );
        const instead =
          suggestionFor(source, here) ?? didYouMean(key, keys) ?? suggestionForUnknown(source);
        return [
          { pointer: here, message: `"${key}" is not a valid key here.`, suggestion: instead },
        ];
      }
      return inside(value, parts, here);
    });
  };
  return inside(json, [meta], '');
}

/** A part of the meta-schema, with everything that it refers to or allows for this value. */
function shapesOf(part: Json | undefined, value: Json, meta: JsonObject): JsonObject[] {
  if (!isObject(part)) return [];
  const { $ref, if: test, then: held, else: other } = part;
  const more = [
    typeof $ref === 'string' ? schemaAt(meta, $ref) : undefined,
    test === undefined || matches(test, value) ? held : other,
    ...['allOf', 'anyOf', 'oneOf'].flatMap((key): Json => part[key] ?? []),
  ];
  return [part, ...more.flatMap((one) => shapesOf(one, value, meta))];
}

function isName(key: string, shapes: readonly JsonObject[]): boolean {
  return shapes.every(({ propertyNames }) => {
    const pattern = isObject(propertyNames) ? propertyNames['pattern'] : undefined;
    return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(key);
  });
}

const typeAlone = ({ type, enum: values }: JsonObject): JsonObject => {
  const known = type ?? (Array.isArray(values) ? values.map(typeIn) : undefined);
  return known === undefined ? {} : { type: known };
};

const typeIn = (value: Json): string => (value === null ? 'null' : typeof value);

/** The values that the shapes list, or what they describe. */
function whatIsValid(value: Json, shapes: readonly JsonObject[]): string | undefined {
  const listed = shapes.flatMap(({ const: only = [], enum: values = only }) => [values].flat());
  const names = listed.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  if (names.length > 0) {
    const nearest = typeof value === 'string' ? didYouMean(value, names) : undefined;
    return nearest ?? `One of: ${names.join(', ')}.`;
  }
  const [described] = shapes.flatMap(({ description }) =>
    typeof description === 'string' ? [description] : [],
  );
  return described === undefined ? undefined : `What belongs here: ${described}`;
}

/** True if one of the shapes that limit the value allows it, or none limits it. */
function isAllowed(value: Json, shapes: readonly JsonObject[]): boolean {
  const limits = shapes.flatMap(({ type, const: only, enum: values, pattern }): JsonObject[] => {
    if (only !== undefined) return [{ const: only }];
    if (values !== undefined) return [{ enum: values }];
    return type === undefined ? [] : [{ type, ...(pattern !== undefined && { pattern }) }];
  });
  return limits.length === 0 || limits.some((limit) => matches(limit, value));
}
