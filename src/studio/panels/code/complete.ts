import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { findNodeAtOffset, getLocation, getNodePath, parseTree } from 'jsonc-parser';
import type { Texts } from '../../edits/project/texts.ts';
import {
  FIELD_KINDS,
  isObject,
  isOperatorName,
  type Json,
  type JsonObject,
  OPERATOR_WORDS,
  OPERATORS,
  textOf,
} from '../../../engine/core.ts';
import { baseName, parseSource } from '../../../checker/project/source-file.ts';
import { outline, readable, sharedFiles } from '../../edits/project/outline.ts';
import { DECLARED, declaredMeta, expectedMeta, metaSchema } from '../../../checker/model/meta.ts';

type Suggestions = { from: number; to: number; options: Completion[] };

/** Completions at an offset of a file, based on its meta-schema. */
export function suggestionsAt(
  path: string,
  text: string,
  offset: number,
  texts: Texts,
): Suggestions | null {
  const meta = metaOf(path, texts);
  if (meta === undefined) return null;
  const { path: keys, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const isInside =
    previousNode !== undefined &&
    offset >= previousNode.offset &&
    offset <= previousNode.offset + previousNode.length;
  const from = isInside ? previousNode.offset : offset;
  const to = isInside ? previousNode.offset + previousNode.length : offset;
  const options = isAtPropertyKey
    ? keyOptions([...keysAt(metaAt(meta, keys.slice(0, -1)), meta)], !isFollowedByColon(text, to))
    : valueOptions(
        valuesAt(metaAt(meta, keys)),
        namesFor(String(keys.at(-1) ?? ''), texts, path.startsWith('flows/') ? path : undefined),
      );
  return options.length === 0 ? null : { from, to, options };
}

/** The same as a completion source for the editor. */
export const complete =
  (path: string, textsNow: () => Texts) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = suggestionsAt(path, state.doc.toString(), pos, textsNow());
    if (found === null || (!explicit && found.from === found.to)) return null;
    return { ...found, filter: true, validFor: /^"?[\w$:-]*"?$/ };
  };

const isFollowedByColon = (text: string, from: number) => /^\s*:/.test(text.slice(from));

function keyOptions(keys: readonly [string, string][], isNew: boolean): Completion[] {
  const known = keys.map(([name, about]): Known => ({ name, about }));
  const operators = keys.length === 0 ? OPERATOR_NAMES : [];
  return [...known, ...operators].map(({ name, about }) => ({
    label: JSON.stringify(name),
    apply: isNew ? `${JSON.stringify(name)}: ` : JSON.stringify(name),
    info: about,
    type: 'property',
  }));
}

function valueOptions(values: readonly unknown[], names: readonly Known[]): Completion[] {
  const written = values.map((value): Completion => ({
    label: JSON.stringify(value),
    type: 'enum',
  }));
  const named = names.map(({ name, about }): Completion => ({
    label: JSON.stringify(name),
    info: about,
    type: 'constant',
  }));
  const byLabel = new Map([...written, ...named].map((option) => [option.label, option]));
  return [...byLabel.values()];
}

type Explained = { from: number; to: number; text: string };

/** Explains the word at an offset of a file; null if it has no description. */
export function explained(
  path: string,
  text: string,
  offset: number,
  texts: Texts,
): Explained | null {
  const meta = metaOf(path, texts);
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offset);
  if (meta === undefined || node?.type !== 'string') return null;
  const keys = getNodePath(node);
  const key = String(keys.at(-1) ?? '');
  const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node;
  const value = String(node.value);
  const named = isKey
    ? OPERATOR_NAMES.find(({ name }) => name === value)
    : namesFor(key, texts, undefined).find(({ name }) => name === value);
  const description = descriptionOf(metaAt(meta, keys)) || named?.about || '';
  const about = isKey ? description : named?.about || description;
  return about === '' ? null : { from: node.offset, to: node.offset + node.length, text: about };
}

/** A word that can be written at a place, with its meaning. */
type Known = { name: string; about: string };

/** The project's names that are valid values for a key. */
function namesFor(key: string, texts: Texts, flowPath: string | undefined): Known[] {
  const flows = outline(texts).filter(({ path }) => flowPath === undefined || path === flowPath);
  switch (key) {
    case 'to':
    case 'submit':
    case 'linksTo':
      return flows.flatMap(({ steps, pages }) =>
        [...steps, ...pages].map(({ id, label }) => ({ name: id, about: label })),
      );
    case 'start':
    case 'from':
      return flows.flatMap(({ steps }) =>
        steps.map(({ id, label }) => ({ name: id, about: label })),
      );
    case 'when':
      return flows.flatMap(({ path }) => {
        const { conditions } = readable(texts, path);
        const names = isObject(conditions) ? Object.keys(conditions) : [];
        return names.map((name) => ({ name, about: 'A condition of the flow.' }));
      });
    case 'x-options':
    case 'catalog':
      return sharedFiles(texts).catalogs.map((path) => ({
        name: baseName(path, '.json'),
        about: 'A list of choices.',
      }));
    case 'ui:widget':
      return Object.entries(FIELD_KINDS).map(([name, { about }]) => ({ name, about }));
    default:
      return [];
  }
}

/** The operators of conditions and rules. */
const OPERATOR_NAMES: readonly Known[] = Object.keys(OPERATORS).map((name) => ({
  name,
  about: isOperatorName(name) ? OPERATOR_WORDS[name].about : '',
}));

/** The meta-schema of a file, based on its location or its own declaration. */
function metaOf(path: string, texts: Texts): JsonObject | undefined {
  const lookup = (name: string) => {
    const text = texts.get(name);
    return text === undefined ? undefined : parseSource(name, text);
  };
  const expected = expectedMeta(path);
  const file = expected === DECLARED ? lookup(path) : undefined;
  const name = file === undefined ? expected : declaredMeta(file);
  return name === null || name === undefined ? undefined : metaSchema(name, lookup);
}

/** The parts of a meta-schema for the value at a path of keys; several if there are alternatives. */
function metaAt(meta: JsonObject, keys: readonly (string | number)[]): JsonObject[] {
  return keys.reduce<JsonObject[]>(
    (schemas, key) => schemas.flatMap((schema) => childrenOf(meta, schema, key)),
    variants(meta, meta),
  );
}

function childrenOf(meta: JsonObject, schema: JsonObject, key: string | number): JsonObject[] {
  const { items, properties, patternProperties, additionalProperties } = schema;
  if (typeof key === 'number') return variants(meta, items);
  const named =
    isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (named !== undefined) return variants(meta, named);
  const fitting = isObject(patternProperties)
    ? Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern, 'u').test(key))
    : [];
  return fitting.length > 0
    ? fitting.flatMap(([, part]) => variants(meta, part))
    : variants(meta, additionalProperties);
}

/** A schema with everything it references and all of its alternatives. */
function variants(meta: JsonObject, schema: Json | undefined, depth = 0): JsonObject[] {
  if (!isObject(schema) || depth > 8) return [];
  const { $ref, allOf, anyOf, oneOf, then, else: otherwise } = schema;
  const parts = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [
    schema,
    ...[referred(meta, $ref), then, otherwise, ...parts].flatMap((part) =>
      variants(meta, part, depth + 1),
    ),
  ];
}

function referred(meta: JsonObject, ref: Json | undefined): Json | undefined {
  if (ref === '#') return meta;
  const name = /^#\/(?:definitions|\$defs)\/(.+)$/.exec(textOf(ref))?.[1];
  const definitions = meta['definitions'] ?? meta['$defs'];
  return name !== undefined && isObject(definitions) ? definitions[name] : undefined;
}

/** The first description among alternatives. */
const descriptionOf = (schemas: readonly JsonObject[]): string =>
  schemas.map(({ description }) => textOf(description)).find((text) => text !== '') ?? '';

/** Keys that an object at this place may have, with their descriptions. */
function keysAt(schemas: readonly JsonObject[], meta: JsonObject): Map<string, string> {
  const found = schemas.flatMap(({ properties }) =>
    isObject(properties) ? Object.entries(properties) : [],
  );
  return new Map(found.map(([key, part]) => [key, descriptionOf(variants(meta, part))]));
}

/** Values that the schema lists explicitly for this place. */
function valuesAt(schemas: readonly JsonObject[]): Json[] {
  return schemas.flatMap(({ enum: listed, const: only, type }) => [
    ...(Array.isArray(listed) ? listed : []),
    ...(only === undefined ? [] : [only]),
    ...(type === 'boolean' ? [true, false] : []),
  ]);
}
