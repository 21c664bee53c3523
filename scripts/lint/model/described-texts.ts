import { isObject, type Json, type JsonObject } from '../../../src/logic/json.ts';
import { escapeKey, type SourceFile } from '../project/source-file.ts';
import { DECLARED, declaredMeta, expectedMeta, metaSchema } from './meta.ts';

/** A text with what its meta-schema says about its place. */
export type DescribedText = { pointer: string; text: string; description: string };

/** Every text of a file; none where nobody knows which meta-schema describes it. */
export function describedTexts(file: SourceFile): DescribedText[] {
  const expected = expectedMeta(file.path);
  const path = expected === DECLARED ? declaredMeta(file) : expected;
  const meta = metaSchema(path ?? '');
  return file.json === undefined || meta === undefined ? [] : visit(file.json, meta, '');
}

function visit(json: Json, meta: JsonObject, pointer: string): DescribedText[] {
  if (typeof json === 'string') {
    const { description } = meta;
    const known = typeof description === 'string' ? description : '';
    return [{ pointer, text: json, description: known }];
  }
  if (Array.isArray(json)) {
    return json.flatMap((item, index) => visit(item, part(meta['items']), `${pointer}/${index}`));
  }
  if (!isObject(json)) return [];
  const properties = part(meta['properties']);
  return Object.entries(json)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, value]) =>
      visit(
        value,
        part(properties[key] ?? meta['additionalProperties']),
        `${pointer}/${escapeKey(key)}`,
      ),
    );
}

function part(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {};
}
