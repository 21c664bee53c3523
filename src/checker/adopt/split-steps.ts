import {
  type Json,
  type JsonObject,
  type Part,
  at,
  escapedKey,
  fieldsOf,
  inOrder,
  inWords,
  isObject,
  keysIn,
  mapValues,
  normalStep,
  objectAt,
  placeInFile,
  textOf,
  withDeclared,
} from '../../engine/core.ts';
import type { LooseStep } from '../edits/flow/new-questionnaire.ts';
import { isEndless } from '../proof/answers/pattern.ts';

/** A step, with functions that map its pointers back to the pasted files. */
export type SplitStep = LooseStep & {
  inSchema: (pointer: string) => string;
  inUi: (pointer: string) => string;
};

const SHARED = ['definitions', '$defs'] as const;
/** Keywords that constrain an object's fields together, so the fields cannot be split across steps. */
const TOGETHER = ['allOf', 'oneOf', 'anyOf', 'if', 'dependencies', 'dependentRequired'];

/**
 * Splits a schema into steps, in the order of `ui:order`: one per object if it has several, and one
 * for its other fields; otherwise a single step. A schema that is not an object becomes the only
 * field of a step.
 */
export function splitSteps({ schema, ui }: Part): SplitStep[] {
  const { $schema: _draft, $id: _name, ...source } = schema;
  const { properties } = source;
  if (!isObject(properties)) return [oneField(source, ui)];
  const parts = inOrder(Object.keys(properties), ui['ui:order']).map((name) => ({
    name,
    ...objectOf(source, properties[name] ?? {}, `/properties/${escapedKey(name)}`),
  }));
  const objects = parts.filter(({ object }) => object !== undefined);
  if (objects.length < 2 || TOGETHER.some((key) => source[key] !== undefined))
    return [whole(source, ui)];
  const loose = parts.filter(({ object }) => object === undefined).map(({ name }) => name);
  const steps = parts.flatMap(({ name, object, prefix }): SplitStep[] => {
    if (object !== undefined)
      return [ofObject(source, { name, object, prefix }, objectAt(ui, name))];
    return name === loose[0] ? [whole(only(source, loose), lookOf(ui, loose))] : [];
  });
  return withIntroduction(steps, textOf(ui['ui:description'] ?? source['description']));
}

type ObjectPart = { name: string; object: JsonObject; prefix: string };

function ofObject(
  source: JsonObject,
  { name, object, prefix }: ObjectPart,
  ui: JsonObject,
): SplitStep {
  return {
    ...named(name, { ...object, title: ui['ui:title'] ?? titleOf(object, name) }),
    schema: { ...withShared(source, object), type: 'object', title: titleOf(object, name) },
    ui,
    inSchema: (pointer) => (isShared(pointer) ? pointer : `${prefix}${pointer}`),
    inUi: (pointer) => `/${escapedKey(name)}${pointer}`,
  };
}

/** The schema with some of its fields. */
function only(source: JsonObject, names: readonly string[]): JsonObject {
  const fields = names.map((name): [string, Json] => [
    name,
    objectAt(source, 'properties')[name] ?? {},
  ]);
  const { required, description: _ofAll, ...rest } = source;
  return {
    ...rest,
    properties: Object.fromEntries(fields),
    ...(Array.isArray(required) && {
      required: required.filter((name) => names.includes(textOf(name))),
    }),
  };
}

const lookOf = (ui: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(ui).filter(([name]) => names.includes(name)));

/** What introduces the whole form introduces its first step, if that has no words of its own. */
const withIntroduction = (steps: readonly SplitStep[], description: string): SplitStep[] =>
  steps.map((step, index) =>
    index === 0 && description !== '' ? { ...step, schema: { description, ...step.schema } } : step,
  );

const same = (pointer: string) => pointer;

function whole(schema: JsonObject, ui: JsonObject): SplitStep {
  return {
    ...named('questions', schema),
    schema: { title: titleOf(schema, 'questions'), ...withShared(schema, fieldsIn(schema)) },
    ui,
    inSchema: same,
    inUi: same,
  };
}

function oneField(source: JsonObject, ui: JsonObject): SplitStep {
  const prefix = '/properties/answer';
  const field = fieldsIn(source);
  return {
    ...named('questions', source),
    schema: withShared(source, {
      title: titleOf(source, 'questions'),
      properties: { answer: field },
    }),
    ui: { answer: ui },
    inSchema: (pointer) => pointer.replace(prefix, ''),
    inUi: (pointer) => pointer.replace('/answer', ''),
  };
}

/** The object schema of a field and the pointer to it; no object if the field is of another type. */
function objectOf(
  source: JsonObject,
  field: Json,
  pointer: string,
): { object?: JsonObject; prefix: string } {
  const reference = isObject(field) ? textOf(field['$ref']) : '';
  const prefix = reference.startsWith('#/') ? reference.slice(1) : pointer;
  const described = at(source, prefix);
  const isMade = isObject(described) && isObject(described['properties']);
  if (!isMade) return { prefix };
  const { $ref: _named, ...beside } = isObject(field) ? field : {};
  return { object: prefix === pointer ? described : { ...described, ...beside }, prefix };
}

function named(name: string, schema: JsonObject): Pick<LooseStep, 'id' | 'label' | 'answers'> {
  const words = inWords(name)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const [first = 'questions', ...rest] = words;
  return {
    id: words.join('-') || first,
    label: titleOf(schema, name).slice(0, 40).trim(),
    answers: [first, ...rest.map((word) => word[0]?.toUpperCase() + word.slice(1))].join(''),
  };
}

/** The schema without its shared definitions. */
const fieldsIn = ({ definitions: _one, $defs: _other, ...rest }: JsonObject): JsonObject => rest;

const titleOf = (schema: JsonObject, name: string): string =>
  textOf(schema['title']).trim() || inWords(name);

const isShared = (pointer: string) => SHARED.some((key) => pointer.startsWith(`/${key}/`));

/** Adds the shared definitions that the object references. */
function withShared(source: JsonObject, object: JsonObject): JsonObject {
  const shared = SHARED.flatMap((key): [string, JsonObject][] => {
    const used = namedIn(source, object, key, new Set());
    const kept = Object.entries(objectAt(source, key)).filter(([name]) => used.has(name));
    return kept.length === 0 ? [] : [[key, Object.fromEntries(kept)]];
  });
  return { ...object, ...Object.fromEntries(shared) };
}

function namedIn(
  source: JsonObject,
  part: Json,
  key: string,
  known: Set<string>,
): ReadonlySet<string> {
  const found = JSON.stringify(part).matchAll(/"\$ref":"#\/(definitions|\$defs)\/([^"/]+)/g);
  for (const [, folder, name = ''] of found) {
    if (folder !== key || known.has(name)) continue;
    known.add(name);
    namedIn(source, objectAt(source, key)[name] ?? {}, key, known);
  }
  return known;
}

/** The questions of a step, each with its label and widget. */
export function questionsOf(step: Part): { path: string; label: string; widget: string }[] {
  return fieldsOf({ step: '', section: null, ...normalStep(step) }).flatMap(
    ({ path, schema, ui, name }) => {
      const widget = textOf(ui['ui:widget']);
      const label = textOf(ui['ui:title'] ?? schema['title']) || name;
      return widget === '' ? [] : [{ path, label, widget }];
    },
  );
}

/** A page of plain text, more than most answers need. */
const MOST = 2_000;

/** The schema of a step with a `maxLength` for every typed text that has no limit. */
export function withTextLimits(source: Part): JsonObject {
  const { places, ...part } = normalStep(source);
  return fieldsOf({ step: '', section: null, ...part })
    .filter(isEndless)
    .map(({ pointer }) => keysIn(placeInFile(places, pointer)))
    .reduce(limited, source.schema);
}

/** A step whose conditions describe each field whole that they only limit, as its files have to. */
export function withWholeBranches(step: JsonObject): JsonObject {
  const inPart = (part: JsonObject): JsonObject =>
    mapValues(part, (value, key) =>
      (key === 'then' || key === 'else') && isObject(value) ? withDeclared(value, step) : value,
    );
  const { allOf } = step;
  return {
    ...inPart(step),
    ...(Array.isArray(allOf) && {
      allOf: allOf.map((part) => (isObject(part) ? inPart(part) : part)),
    }),
  };
}

function limited<Value extends Json>(json: Value, keys: readonly string[]): Value;
function limited(json: Json, [key, ...rest]: readonly string[]): Json {
  if (key === undefined) return isObject(json) ? { ...json, maxLength: MOST } : json;
  if (Array.isArray(json)) {
    const index = Number(key);
    const item = json[index];
    return item === undefined ? json : json.with(index, limited(item, rest));
  }
  const inside = isObject(json) ? json[key] : undefined;
  return isObject(json) && inside !== undefined ? { ...json, [key]: limited(inside, rest) } : json;
}
