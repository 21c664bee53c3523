import {
  allShapes,
  escapedKey,
  isObject,
  type Json,
  type JsonObject,
  partFor,
} from '../../engine/core.ts';
import type { SourceFile } from '../project/source-file.ts';
import { DECLARED, declaredMeta, expectedMeta, metaSchema, type FileLookup } from './meta.ts';

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
