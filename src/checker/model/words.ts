import {
  type Json,
  type JsonObject,
  LAUNCH_MARK,
  allShapes,
  escapedKey,
  isObject,
  onceEach,
  partFor,
  references,
} from '../../engine/core.ts';
import type { SourceFile } from '../project/source-file.ts';
import type { Model } from './model.ts';
import { DECLARED, type FileLookup, declaredMeta, expectedMeta, metaSchema } from './meta.ts';
import { expressionsOf } from './expressions.ts';

export type Words = { file: string; pointer: string; key: string; text: string };

/** Keys of texts that visitors read, in step files and in the flow. */
const READ = new Set([
  'title',
  'description',
  'label',
  'hint',
  'text',
  'say',
  'message',
  'why',
  'term',
  'example',
  'note',
  'intro',
  'listTitle',
  'placeholder',
  'lookBack',
  'primaryNote',
  'prefix',
  'suffix',
  'suffixOne',
  'editLabel',
  'success',
  'invalid',
  'failed',
  'tooManyTypes',
  'tooManyOptions',
  'toast',
  'inline',
  'ui:title',
  'ui:description',
]);

/**
 * Is this text shown to visitors? Keys inside `errors` are error names, so all texts there are shown.
 */
export function isRead(key: string, inErrors: boolean): boolean {
  return READ.has(key) || inErrors;
}

/** Every text that visitors read in steps, flow and catalogs. */
export function wordsOf(model: Model): Words[] {
  return model.files.filter(({ path }) => hasWords(path)).flatMap((file) => textsIn(file, isRead));
}

/** Every text of the pages: content files and catalogs, regardless of the key. */
export function contentOf(model: Model): Words[] {
  return model.files
    .filter(({ path }) => isContent(path))
    .flatMap((file) => textsIn(file, (key) => key !== '$schema'));
}

/** Every text shown anywhere on the site. */
export function textsOf(model: Model): Words[] {
  return [...wordsOf(model).filter(({ file }) => !isContent(file)), ...contentOf(model)];
}

export function isContent(path: string): boolean {
  return /^schemas\/(content|catalog)\/(?!meta\/)/.test(path);
}

function hasWords(path: string): boolean {
  if (/\.(scenarios|seen)\.json$/.test(path) || /\/(meta|content)\//.test(path)) return false;
  return path.startsWith('flows/') || /^schemas\/[^/]+\/[^/]+\.json$/.test(path);
}

function textsIn(file: SourceFile, isWanted: (key: string, inErrors: boolean) => boolean): Words[] {
  return allTexts(file).filter(({ key, inErrors }) => isWanted(key, inErrors));
}

/** Every text of a file, whether or not visitors read it. Each file is traversed only once. */
const allTexts = onceEach((file: SourceFile): readonly (Words & { inErrors: boolean })[] => {
  const found: (Words & { inErrors: boolean })[] = [];
  const visit = (json: Json, pointer: string, key: string, inErrors: boolean): void => {
    if (typeof json === 'string')
      found.push({ file: file.path, pointer, key, text: json, inErrors });
    if (Array.isArray(json)) {
      json.forEach((item, index) => visit(item, `${pointer}/${index}`, '', false));
    } else if (isObject(json)) {
      for (const [name, value] of Object.entries(json)) {
        if (name === LAUNCH_MARK) continue;
        visit(value, `${pointer}/${escapedKey(name)}`, name, key === 'errors');
      }
    }
  };
  if (file.json !== undefined) visit(file.json, '', '', false);
  return found;
});

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

/** A named condition or value of the flow. */
export type NamedExpression = { kind: 'condition' | 'value'; name: string };

/** The named conditions and values that nothing in the flow or its steps uses. */
export function unusedNames(model: Model): NamedExpression[] {
  const { flow, folders } = model;
  if (flow === undefined) return [];
  const used = new Set([
    ...expressionsOf(model).flatMap(({ expression }) =>
      references(expression).map(({ kind, name }) => `${kind} ${name}`),
    ),
    ...flow.derive.map(({ when }) => `condition ${when}`),
    ...flow.steps.flatMap(({ next }) => next.map(({ when }) => `condition ${when}`)),
    ...flow.steps.flatMap(({ show = {} }) =>
      Object.values(show).map((name) => `condition ${name}`),
    ),
    ...flow.pages.flatMap(({ alsoAsked = [] }) => alsoAsked.map(({ when }) => `condition ${when}`)),
    ...folders.flatMap(({ ui }) =>
      [...(ui?.text ?? '').matchAll(/"(when|choicesFrom)"\s*:\s*"([^"]+)"/g)].map(
        ([, key, name]) => `${key === 'when' ? 'condition' : 'value'} ${name}`,
      ),
    ),
  ]);
  return (['condition', 'value'] as const).flatMap((kind) =>
    Object.keys(flow[`${kind}s`])
      .filter((name) => !used.has(`${kind} ${name}`))
      .map((name) => ({ kind, name })),
  );
}
