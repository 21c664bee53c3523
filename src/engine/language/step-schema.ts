import { type Json, type JsonObject, isObject, mapValues } from '../logic/json.ts';
import { matches } from './matches.ts';

/**
 * The properties of a step that are asked for with this data: the schema's own and those of the
 * `if` branches that hold. A hidden answer reveals nothing: what depends on it is hidden too.
 * Conditionals are allowed only in `allOf` at the top of the schema. This is the single source of
 * truth for the page, for what counts and is sent, for the review and for the proof.
 */
export function visibleProperties(
  schema: JsonObject,
  data: JsonObject,
): Record<string, JsonObject> {
  return openProperties(partsThatHold(schema, data));
}

/**
 * The answers that count: those to questions that are asked (law 3). A property that a branch gives
 * the type `null` is not asked; it counts as null, whatever the visitor entered in another branch.
 */
export function visibleData(schema: JsonObject, data: JsonObject): JsonObject {
  const visible = visibleProperties(schema, data);
  const shown = Object.entries(data).filter(([name]) => isAsked(visible[name]));
  const empty = Object.keys(visible).filter((name) => !isAsked(visible[name]));
  if (shown.length === Object.keys(data).length && empty.length === 0) return data;
  // A step without any answer that counts has no nulls either.
  if (shown.length === 0) return {};
  return Object.fromEntries([...shown, ...empty.map((name): [string, Json] => [name, null])]);
}

/**
 * The schema that RJSF draws for this data: conditionals are replaced by the properties and the
 * `required` of the branches that hold.
 */
export function drawnSchema(schema: JsonObject, data: JsonObject): JsonObject {
  const parts = partsThatHold(schema, data);
  const { allOf: _conditionals, ...plain } = schema;
  const required = parts.flatMap((part) => listOf(part['required']));
  return { ...plain, properties: openProperties(parts), required: [...new Set(required)] };
}

/** What decides which questions are asked, for the steps that do not always ask all of them. */
export function questionsOf(
  steps: readonly { id: string; schema: JsonObject }[],
): Record<string, JsonObject> {
  const asked = steps.flatMap(({ id, schema }): [string, JsonObject][] => {
    const own = questionsIn(schema);
    return own === undefined ? [] : [[id, own]];
  });
  return Object.fromEntries(asked);
}

/** Names and conditions of a schema, without texts and limits; undefined if it has no conditions. */
function questionsIn(schema: JsonObject): JsonObject | undefined {
  const forks = conditionals(schema);
  if (forks.length === 0) return undefined;
  const named = (part: Json | undefined): JsonObject =>
    isObject(part) ? { properties: mapValues(propertiesOf(part), typeOnly) } : {};
  return {
    ...named(schema),
    allOf: forks.map(({ if: condition = {}, then: held, else: other }) => ({
      if: condition,
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: named(held),
      else: named(other),
    })),
  };
}

/** The data, with the schema's defaults for unanswered fields (spec section 4, Defaults). */
export function withDefaults(schema: JsonObject, data: JsonObject): JsonObject {
  const defaults = Object.entries(propertiesOf(schema)).flatMap(([key, property]) =>
    property['default'] === undefined ? [] : [[key, property['default']] as const],
  );
  return { ...Object.fromEntries(defaults), ...data };
}

/** The properties that a schema, or a branch of a conditional, names itself. */
export function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  const properties = schema['properties'];
  if (!isObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      isObject(property) ? [[key, property] as const] : [],
    ),
  );
}

/** The schema and the branches that hold, ignoring answers to hidden questions. */
function partsThatHold(schema: JsonObject, data: JsonObject): JsonObject[] {
  const branches = conditionals(schema).flatMap((conditional) => {
    const condition = conditional['if'];
    if (!isObject(condition)) return [];
    const branch = conditional[matches(condition, data) ? 'then' : 'else'];
    return isObject(branch) ? [branch] : [];
  });
  const parts = [schema, ...branches];
  const visible = openProperties(parts);
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => isAsked(visible[name])));
  const isSettled = Object.keys(kept).length === Object.keys(data).length;
  return isSettled ? parts : partsThatHold(schema, kept);
}

const openProperties = (parts: readonly JsonObject[]): Record<string, JsonObject> =>
  Object.assign({}, ...parts.map(propertiesOf));

const isAsked = (property: JsonObject | undefined) =>
  property !== undefined && property['type'] !== 'null';

/** The conditionals of a step's schema, each with its `if`, `then` and `else`. */
const conditionals = (schema: JsonObject): JsonObject[] => listOf(schema['allOf']).filter(isObject);

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

const typeOnly = (property: JsonObject): JsonObject =>
  property['type'] === 'null' ? { type: 'null' } : {};
