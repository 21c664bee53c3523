import { isObject, type JsonObject } from '../logic/json.ts';

/** Does a value satisfy the `if` of a conditional? Injected: compiled in the app, Ajv in scripts. */
export type Satisfies = (condition: JsonObject, data: JsonObject) => boolean;

/**
 * The properties of a step that the visitor sees for this data: those of the schema and of the
 * branches of `if` that hold. A hidden answer shows nothing: what depends on it is
 * hidden as well. Conditionals stand in `allOf` at the top of the schema only.
 */
export function visibleProperties(
  schema: JsonObject,
  data: JsonObject,
  satisfies: Satisfies,
): Record<string, JsonObject> {
  const branches = conditionals(schema).flatMap((conditional) => {
    const condition = conditional['if'];
    if (!isObject(condition)) return [];
    const branch = conditional[satisfies(condition, data) ? 'then' : 'else'];
    return isObject(branch) ? [branch] : [];
  });
  const visible = Object.assign({}, ...[schema, ...branches].map(propertiesOf));
  const kept = only(visible, data);
  const isSettled = Object.keys(kept).length === Object.keys(data).length;
  return isSettled ? visible : visibleProperties(schema, kept, satisfies);
}

/** The data without answers to questions that are hidden by other answers (law 5). */
export function visibleData(
  schema: JsonObject,
  data: JsonObject,
  satisfies: Satisfies,
): JsonObject {
  return only(visibleProperties(schema, data, satisfies), data);
}

function only(visible: Record<string, JsonObject>, data: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([key]) => Object.hasOwn(visible, key)));
}

/** The data, with the schema's defaults for unanswered fields (spec section 4, Defaults). */
export function withDefaults(schema: JsonObject, data: JsonObject): JsonObject {
  const defaults = Object.entries(propertiesOf(schema)).flatMap(([key, property]) =>
    property['default'] === undefined ? [] : [[key, property['default']] as const],
  );
  return { ...Object.fromEntries(defaults), ...data };
}

/** The conditionals of a step's schema, each with its `if`, `then` and `else`. */
export function conditionals(schema: JsonObject): JsonObject[] {
  const all = schema['allOf'];
  return Array.isArray(all) ? all.filter(isObject) : [];
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
