import { conditionals, propertiesOf } from '../../flow/step-schema.ts';
import { isObject, type Json, type JsonObject } from '../../logic/json.ts';

type Files = { schema: JsonObject; uiSchema: JsonObject };

/** Types whose fields take their values from `EnteredValues`, not from RJSF (`form/fields.tsx`). */
const ENTERED = ['string', 'number', 'integer', 'boolean', 'array'];

/**
 * The part of a step's data that decides which fields are drawn: what conditions of the schema
 * name, lists that hide while they are empty, and what RJSF itself hands to its field. The rest
 * would only make RJSF compare and resolve everything again after each pause in the typing.
 */
export function structuralData(files: Files, data: JsonObject): JsonObject {
  const isStructural = structureOf(files);
  return Object.fromEntries(Object.entries(data).filter(([name]) => isStructural(name)));
}

const structures = new WeakMap<Files, (name: string) => boolean>();

function structureOf(files: Files): (name: string) => boolean {
  const known = structures.get(files);
  if (known !== undefined) return known;
  const { schema, uiSchema } = files;
  const forks = conditionals(schema);
  const branches = forks.flatMap(({ then, else: other }) => [then, other]).filter(isObject);
  const entered = [schema, ...branches].flatMap(enteredNames);
  const named = new Set(forks.flatMap((fork) => namesIn(fork['if'])));
  const made = (name: string) =>
    !entered.includes(name) || named.has(name) || hidesWhenEmpty(uiSchema[name]);
  structures.set(files, made);
  return made;
}

function enteredNames(schema: JsonObject): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, { type }]) =>
    ENTERED.some((one) => one === type) ? [name] : [],
  );
}

/** Every name of a property anywhere in a condition. */
function namesIn(condition: Json | undefined): string[] {
  if (Array.isArray(condition)) return condition.flatMap(namesIn);
  if (!isObject(condition)) return typeof condition === 'string' ? [condition] : [];
  return Object.entries(condition).flatMap(([key, inner]) =>
    key === 'properties' && isObject(inner)
      ? [...Object.keys(inner), ...Object.values(inner).flatMap(namesIn)]
      : namesIn(inner),
  );
}

function hidesWhenEmpty(ui: Json | undefined): boolean {
  const options = isObject(ui) ? ui['ui:options'] : undefined;
  return isObject(options) && options['hideWhenEmpty'] === true;
}
