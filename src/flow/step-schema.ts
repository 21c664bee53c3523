import { isObject, type Json, type JsonObject } from '../logic/json.ts';

/** Does a value satisfy the `if` of a conditional? Injected: compiled in the app, Ajv in scripts. */
export type Satisfies = (condition: JsonObject, data: JsonObject) => boolean;

/**
 * The properties of a step that the visitor sees for this data: those of the schema and of the
 * branches of `if` that hold. Conditionals stand in `allOf` at the top of the schema only.
 */
export function visibleProperties(
  schema: JsonObject,
  data: JsonObject,
  satisfies: Satisfies,
): Record<string, JsonObject> {
  const branches = list(schema['allOf']).flatMap((conditional) => {
    const condition = conditional['if'];
    if (!isObject(condition)) return [];
    const branch = conditional[satisfies(condition, data) ? 'then' : 'else'];
    return isObject(branch) ? [branch] : [];
  });
  return Object.assign({}, ...[schema, ...branches].map(propertiesOf));
}

/** The data without answers to questions that are hidden by other answers (law 5). */
export function visibleData(
  schema: JsonObject,
  data: JsonObject,
  satisfies: Satisfies,
): JsonObject {
  const visible = visibleProperties(schema, data, satisfies);
  return Object.fromEntries(Object.entries(data).filter(([key]) => Object.hasOwn(visible, key)));
}

/** The data with the schema's defaults for what is not answered yet (spec section 4, Defaults). */
export function withDefaults(schema: JsonObject, data: JsonObject): JsonObject {
  const defaults = Object.entries(propertiesOf(schema)).flatMap(([key, property]) =>
    property['default'] === undefined || Object.hasOwn(data, key)
      ? []
      : [[key, property['default']] as const],
  );
  return { ...Object.fromEntries(defaults), ...data };
}

function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  const properties = schema['properties'];
  if (!isObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      isObject(property) ? [[key, property] as const] : [],
    ),
  );
}

function list(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
