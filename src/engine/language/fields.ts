import { type Json, type JsonObject, isObject, textOf } from '../logic/json.ts';
import { escapedKey } from '../logic/pointer.ts';

/** A field of a step, as described by its schema. */
export type Field = {
  step: string;
  name: string;
  /** Dotted path in the answers. `*` stands for any item: `pastInsurance.claimDetails.*.date`. */
  path: string;
  /** JSON pointer into the step's data. `*` stands for any item. */
  at: string;
  /** JSON pointer into `schema.json`. */
  pointer: string;
  /** JSON pointer into `ui.json`, where the entry may not exist. */
  uiPointer: string;
  schema: JsonObject;
  ui: JsonObject;
  /** Whether it must be answered: always, under some condition of the step, or never. */
  required: 'always' | 'sometimes' | 'never';
  /** True if it exists only while another field has a certain value. */
  conditional: boolean;
  /** The list or object that it is part of. */
  parent: Field | null;
};

type Source = {
  step: string;
  /** The section that the data belongs to, or null if each property is a section of its own. */
  section: string | null;
  schema: JsonObject;
  ui: JsonObject;
};

type Place = Pick<Field, 'step' | 'path' | 'at' | 'pointer' | 'uiPointer' | 'conditional'> & {
  ui: JsonObject;
  parent: Field | null;
};

/** Every field of a step in file order, including fields inside lists and objects. */
export function fieldsOf(source: Source): Field[] {
  const known = new Set<string>();
  return declaredFields(source).filter(({ at }) => !known.has(at) && known.add(at));
}

/** Every declaration of a field in file order: one that a branch limits comes again. */
export function declaredFields({ step, section, schema, ui }: Source): Field[] {
  const root = { step, path: section ?? '', at: '', uiPointer: '', ui, parent: null };
  const base = properties(schema, { ...root, pointer: '', conditional: false });
  const sometimes = new Set(
    conditionals(schema).flatMap(({ schema: part }) =>
      Array.isArray(part['required']) ? part['required'] : [],
    ),
  );
  const dependent = conditionals(schema).flatMap(({ pointer, schema: part }) =>
    properties(part, { ...root, pointer, conditional: true }),
  );
  return [
    ...base.map((one): Field =>
      one.parent === null && one.required === 'never' && sometimes.has(one.name)
        ? { ...one, required: 'sometimes' }
        : one,
    ),
    ...dependent,
  ];
}

/** The `then` and `else` parts of a step's schema, `then` before `else`. */
export function conditionals(
  schema: JsonObject,
): { pointer: string; schema: JsonObject; test: JsonObject; when: boolean }[] {
  const list = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  return list.flatMap((part, index) => {
    if (!isObject(part) || !isObject(part['if'])) return [];
    const test = part['if'];
    return (['then', 'else'] as const).flatMap((key) => {
      const branch = part[key];
      return isObject(branch)
        ? [{ pointer: `/allOf/${index}/${key}`, schema: branch, test, when: key === 'then' }]
        : [];
    });
  });
}

/** Those of them that ask for a field. */
export const conditionalsAsking = (schema: JsonObject, name: string) =>
  conditionals(schema).filter(({ schema: branch }) =>
    Object.hasOwn(object(branch['properties']), name),
  );

/** Every place where a step's schema declares one of its own fields, in file order. */
export function declarations(
  schema: JsonObject,
): { name: string; pointer: string; schema: JsonObject }[] {
  return [{ pointer: '', schema }, ...conditionals(schema)].flatMap(({ pointer, schema: part }) =>
    Object.entries(object(part['properties'])).flatMap(([name, property]) =>
      isObject(property)
        ? [{ name, pointer: `${pointer}/properties/${escapedKey(name)}`, schema: property }]
        : [],
    ),
  );
}

function properties(schema: JsonObject, place: Place): Field[] {
  const { properties: record } = schema;
  if (!isObject(record)) return [];
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(record).flatMap(([name, value]) => {
    if (!isObject(value)) return [];
    const necessity = place.conditional ? 'sometimes' : 'always';
    return field(name, value, required.includes(name) ? necessity : 'never', {
      ...place,
      path: place.path === '' ? name : `${place.path}.${name}`,
      at: `${place.at}/${escapedKey(name)}`,
      pointer: `${place.pointer}/properties/${escapedKey(name)}`,
      uiPointer: `${place.uiPointer}/${escapedKey(name)}`,
      ui: object(place.ui[name]),
    });
  });
}

function field(
  name: string,
  schema: JsonObject,
  required: Field['required'],
  place: Place,
): Field[] {
  const own: Field = { ...place, name, schema, required };
  const inside = properties(schema, { ...place, parent: own });
  const { items } = schema;
  if (!isObject(items)) return [own, ...inside];
  const item = field(`${name}.*`, items, 'never', {
    ...place,
    path: `${place.path}.*`,
    at: `${place.at}/*`,
    pointer: `${place.pointer}/items`,
    uiPointer: `${place.uiPointer}/items`,
    ui: object(place.ui['items']),
    parent: own,
  });
  return [own, ...inside, ...item];
}

/**
 * The outermost list that an item or a part of an item belongs to. Any other field is returned as is.
 */
export function outermost(field: Field): Field {
  return field.path.includes('*') && field.parent !== null ? outermost(field.parent) : field;
}

/** The nearest list that contains the field as an item or inside one; null outside of lists. */
export function listOf({ parent }: Field): Field | null {
  if (parent === null) return null;
  return parent.schema['type'] === 'array' ? parent : listOf(parent);
}

/** True for an item that its list asks for by a control of its own: a date, but no group of fields. */
export const isAskedItem = ({ path, schema, parent }: Field): boolean =>
  path.endsWith('.*') && schema['type'] !== 'object' && parent?.ui['ui:widget'] === 'list';

/** `ui:options` of a field. */
export function optionsOf(field: Field): JsonObject {
  return object(field.ui['ui:options']);
}

export function object(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {};
}

/** True for the schema of null alone: beside another one, the field may stay empty. */
export const isNull = (schema: Json): boolean => isObject(schema) && schema['type'] === 'null';

/** The schema and UI schema of a whole step, or of a part of it. */
export type Part = { schema: JsonObject; ui: JsonObject };

/** The object under a key; an empty one if there is none. */
export function objectAt(json: JsonObject, key: string): JsonObject {
  const value = Object.hasOwn(json, key) ? json[key] : undefined;
  return isObject(value) ? value : {};
}

const CONSTRAINTS = [
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'const',
  'not',
  // Only a broken draft can contain a choice that is not listed, but its message is still shown.
  'enum',
];
const NUMBERS = ['integer', 'number'];

/** The keywords of a field that an answer can violate, including "required" and "type". */
export function mistakes(field: Field): string[] {
  const { schema, required, ui } = field;
  if (ui['ui:widget'] === 'hidden') return [];
  const keywords = CONSTRAINTS.filter((keyword) => schema[keyword] !== undefined);
  const needed = required === 'never' && !isAskedItem(field) ? [] : ['required'];
  const offered = optionsOf(field)['choicesFrom'] === undefined ? [] : ['enum'];
  const typed =
    NUMBERS.includes(textOf(schema['type'])) && schema['readOnly'] !== true ? ['type'] : [];
  // Ajv reports an unlisted option on the list itself.
  const inList = field.path.endsWith('.*') && !isAskedItem(field);
  return [
    ...needed,
    ...keywords.filter((keyword) => !(inList && keyword === 'enum')),
    ...offered,
    ...typed,
  ];
}
