import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { escapedKey, keysIn } from '../../flow/pointer.ts';
import type { SourceFile } from '../project/source-file.ts';
import {
  DECLARED,
  declaredMeta,
  expectedMeta,
  metaSchema,
  schemaAt,
  type FileLookup,
} from './meta.ts';

/** A text with the meta-schema's annotations for its location. */
export type DescribedText = {
  pointer: string;
  text: string;
  description: string;
  /**
   * The value of `x-names`: where the referenced name is defined. Undefined if the text is no
   * reference.
   */
  names: string | undefined;
};

/** The cached texts of each file, with the meta-schema they were described by. */
const known = new WeakMap<SourceFile, { meta: JsonObject; texts: readonly DescribedText[] }>();

/** Every text in a file, and every key that is a reference. Empty without a meta-schema. */
export function describedTexts(file: SourceFile, lookup: FileLookup): readonly DescribedText[] {
  const expected = expectedMeta(file.path);
  const path = expected === DECLARED ? declaredMeta(file) : expected;
  const meta = metaSchema(path ?? '', lookup);
  if (file.json === undefined || meta === undefined) return [];
  const before = known.get(file);
  if (before?.meta === meta) return before.texts;
  const shapes = (part: Json | undefined): JsonObject[] => allShapes(part, meta);
  const texts = visit(file.json, shapes(meta), '', shapes);
  known.set(file, { meta, texts });
  return texts;
}

/** The keys that a meta-schema defines for the object at a pointer into a file. */
export function keysAt(meta: JsonObject, pointer: string): string[] {
  return [
    ...new Set(
      shapesAt(meta, pointer).flatMap(({ properties }) =>
        isObject(properties) ? Object.keys(properties) : [],
      ),
    ),
  ];
}

/** What a meta-schema says about a key of the object at a pointer into a file. */
export function descriptionAt(meta: JsonObject, pointer: string, key: string): string | undefined {
  return shapesAt(meta, pointer)
    .flatMap((shape) => allShapes(partFor(key, shape), meta))
    .map(({ description }) => description)
    .find((description) => typeof description === 'string');
}

function shapesAt(meta: JsonObject, pointer: string): JsonObject[] {
  return keysIn(pointer).reduce(
    (around, key) =>
      around.flatMap((shape) => {
        const isItem = /^\d+$/.test(key) && shape['items'] !== undefined;
        return allShapes(isItem ? shape['items'] : partFor(key, shape), meta);
      }),
    allShapes(meta, meta),
  );
}

/** A part of a meta-schema, with everything it references or allows in its place. */
function allShapes(part: Json | undefined, meta: JsonObject): JsonObject[] {
  if (!isObject(part)) return [];
  const { $ref, then, else: otherwise } = part;
  const referred = typeof $ref === 'string' ? schemaAt(meta, $ref) : undefined;
  const choices = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listed(part[key]));
  return [part, ...[referred, then, otherwise, ...choices].flatMap((one) => allShapes(one, meta))];
}

function listed(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

function visit(
  json: Json,
  shapes: readonly JsonObject[],
  pointer: string,
  shapesOf: (part: Json | undefined) => JsonObject[],
): DescribedText[] {
  if (typeof json === 'string') return [described(json, shapes, pointer)];
  if (Array.isArray(json)) {
    const items = shapes.flatMap((shape) => shapesOf(shape['items']));
    return json.flatMap((item, index) => visit(item, items, `${pointer}/${index}`, shapesOf));
  }
  if (!isObject(json)) return [];
  const keys = shapes.flatMap((shape) => shapesOf(shape['propertyNames']));
  return Object.entries(json)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, value]) => {
      const here = `${pointer}/${escapedKey(key)}`;
      const inner = shapes.flatMap((shape) => shapesOf(partFor(key, shape)));
      const name = described(key, keys, here);
      return [...visit(value, inner, here, shapesOf), ...(name.names === undefined ? [] : [name])];
    });
}

function partFor(key: string, { properties, additionalProperties }: JsonObject): Json | undefined {
  const known = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : null;
  return known ?? additionalProperties;
}

function described(text: string, shapes: readonly JsonObject[], pointer: string): DescribedText {
  const annotation = (key: string) => shapes.map((shape) => shape[key]).find(isText);
  return {
    pointer,
    text,
    description: annotation('description') ?? '',
    names: annotation('x-names'),
  };
}

function isText(json: Json | undefined): json is string {
  return typeof json === 'string';
}
