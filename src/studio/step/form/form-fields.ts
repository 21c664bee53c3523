import { WIDGETS } from '../../../analysis/model/widgets.ts';
import { objectAt } from '../../../flow/language/part.ts';
import { isObject, textOf, type Json, type JsonObject } from '../../../logic/json.ts';
import type { Keys } from '../edits/set-value.ts';
import { fieldGroups, kindField, type FieldGroup } from './field-groups.ts';

/** A question of a step, with the places in its two files that speak of it. */
export type FormField = {
  /** Dotted path in the step's data, such as `vehicles.*.make`. */
  path: string;
  name: string;
  type: string;
  /** As it is described, with what its `$ref` names. */
  schema: JsonObject;
  ui: JsonObject;
  /** Where it is described; several places say the same. */
  describedAt: readonly [Keys, ...Keys[]];
  uiAt: Keys;
  /** The groups that describe it; one for a field inside of another. */
  groups: readonly FieldGroup[];
  /** Where it has to be answered though it is described elsewhere. */
  requiredIf: readonly FieldGroup[];
  isRequired: boolean;
  /** Its value tells the kinds of the step apart. */
  isKind: boolean;
  /** Where the fields inside of it are described; null for a field that has none. */
  inside: { schemaAt: Keys; uiAt: Keys } | null;
  /** Those of a group or of an item of a list. */
  fields: readonly FormField[];
};

/** The questions of a step in the order of the page. */
export function formFields(schema: JsonObject, ui: JsonObject): FormField[] {
  const groups = fieldGroups(schema);
  const kind = kindField(schema)?.name;
  const names = new Set(groups.flatMap(({ part }) => Object.keys(objectAt(part, 'properties'))));
  const fields = [...names].flatMap((name) => {
    const all = groups.filter(({ part }) => describes(part, name));
    // A kind, and a branch of what depends on a field, repeat the field that they compare.
    const others = all.filter(({ test }) => test === null || !isCompared(test, name));
    const own = others.length > 0 ? others : all.slice(0, 1);
    return fieldOf(schema, {
      name,
      groups: own,
      requiredIf: groups.filter((group) => !own.includes(group) && requires(group.part, name)),
      isKind: name === kind,
      ui: objectAt(ui, name),
      uiAt: [name],
      prefix: '',
    });
  });
  return inOrder(fields, ui['ui:order']);
}

/** All fields, those inside of others after them. */
export function flatFields(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...flatFields(field.fields)]);
}

/** A field with those beside it in their order, and the one that they are inside of. */
type Located = {
  field: FormField;
  siblings: readonly FormField[];
  around: FormField | undefined;
};

/** A field by its path; undefined where there is none. */
export function located(
  fields: readonly FormField[],
  path: string,
  around?: FormField,
): Located | undefined {
  const field = fields.find((one) => one.path === path);
  if (field !== undefined) return { field, siblings: fields, around };
  return fields.map((one) => located(one.fields, path, one)).find((found) => found !== undefined);
}

/** A widget that asks for certain fields draws those, and no others. */
export const hasFixedFields = ({ ui }: FormField): boolean =>
  WIDGETS[textOf(ui['ui:widget'])]?.parts !== undefined;

/** The names that are required in a part of a schema. */
export const requiredIn = ({ required }: JsonObject): string[] =>
  Array.isArray(required) ? required.filter((one) => typeof one === 'string') : [];

const requires = (part: JsonObject, name: string) => requiredIn(part).includes(name);

/** A branch may make an answer null that is described elsewhere. */
const describes = (part: JsonObject, name: string) => {
  const field = objectAt(part, 'properties')[name];
  return isObject(field) && field['type'] !== 'null';
};

const isCompared = (test: JsonObject, name: string) =>
  Object.hasOwn(objectAt(test, 'properties'), name);

type Source = {
  name: string;
  groups: readonly FieldGroup[];
  requiredIf: readonly FieldGroup[];
  isKind: boolean;
  ui: JsonObject;
  uiAt: Keys;
  prefix: string;
};

function fieldOf(whole: JsonObject, { prefix, ...source }: Source): FormField[] {
  const { name, groups, ui, uiAt } = source;
  const [first, ...others] = groups;
  if (first === undefined) return [];
  const placeIn = ({ at }: FieldGroup): Keys => [...at, 'properties', name];
  const own = objectAt(objectAt(first.part, 'properties'), name);
  const { schema, at } = resolved(whole, own, placeIn(first));
  const path = `${prefix}${name}`;
  const inside = insideOf(whole, { path, schema, at, ui, uiAt });
  return [
    {
      ...source,
      path,
      type: typeOf(schema),
      schema,
      describedAt: [placeIn(first), ...others.map(placeIn)],
      isRequired: source.isKind || groups.every(({ part }) => requires(part, name)),
      inside: inside && { schemaAt: inside.group.at, uiAt: inside.uiAt },
      fields: inside === null ? [] : fieldsInside(whole, inside),
    },
  ];
}

type Inside = { group: FieldGroup; ui: JsonObject; uiAt: Keys; prefix: string };

function fieldsInside(whole: JsonObject, { group, ui, uiAt, prefix }: Inside): FormField[] {
  return Object.keys(objectAt(group.part, 'properties')).flatMap((name) =>
    fieldOf(whole, {
      name,
      groups: [group],
      requiredIf: [],
      isKind: false,
      ui: objectAt(ui, name),
      uiAt: [...uiAt, name],
      prefix,
    }),
  );
}

function insideOf(
  whole: JsonObject,
  field: { path: string; schema: JsonObject; at: Keys; ui: JsonObject; uiAt: Keys },
): Inside | null {
  const { path, schema, at, ui, uiAt } = field;
  const group = (of: Keys, part: JsonObject): FieldGroup => ({
    at: of,
    part,
    requiredAt: [...of, 'required'],
    test: null,
    isTurned: false,
  });
  if (isObject(schema['properties'])) {
    return { group: group(at, schema), ui, uiAt, prefix: `${path}.` };
  }
  const { items } = schema;
  if (!isObject(items)) return null;
  const { schema: item, at: itemAt } = resolved(whole, items, [...at, 'items']);
  if (!isObject(item['properties'])) return null;
  return {
    group: group(itemAt, item),
    ui: objectAt(ui, 'items'),
    uiAt: [...uiAt, 'items'],
    prefix: `${path}.*.`,
  };
}

/** The field with what its `$ref` names, and where the fields inside of it are described. */
function resolved(whole: JsonObject, own: JsonObject, at: Keys): { schema: JsonObject; at: Keys } {
  const [, key, name] = /^#\/(definitions|\$defs)\/([^/~]+)$/.exec(textOf(own['$ref'])) ?? [];
  if (key === undefined || name === undefined) return { schema: own, at };
  const shared = objectAt(objectAt(whole, key), name);
  return {
    schema: { ...shared, ...own },
    at: own['properties'] === undefined && own['items'] === undefined ? [key, name] : at,
  };
}

/** One type, where the schema may name it beside `null`, or by its choices alone. */
function typeOf({ type, oneOf, anyOf }: JsonObject): string {
  const named = [type ?? []].flat().find((one) => one !== 'null');
  if (named !== undefined) return textOf(named);
  const [first] = [oneOf ?? anyOf ?? []].flat();
  return isObject(first) && first['const'] !== undefined ? typeof first['const'] : '';
}

function inOrder(fields: readonly FormField[], order: Json | undefined): FormField[] {
  if (!Array.isArray(order)) return [...fields];
  const rest = order.indexOf('*');
  const place = ({ name }: FormField) => {
    const index = order.indexOf(name);
    return index >= 0 ? index : rest >= 0 ? rest : order.length;
  };
  return fields.toSorted((a, b) => place(a) - place(b));
}

/** The options of a field's widget. */
export const optionsOf = ({ ui }: Pick<FormField, 'ui'>): JsonObject => objectAt(ui, 'ui:options');

/** What a question is called in the form. */
export const labelOf = ({ schema, ui, path }: FormField): string =>
  textOf(ui['ui:title'] ?? schema['title']) || path;
