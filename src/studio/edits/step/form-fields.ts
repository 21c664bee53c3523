import { isObject, type JsonObject, objectAt, textOf, FIELD_KINDS } from '../../../engine/core.ts';
import type { Keys } from '../../../checker/project/edit.ts';
import { fieldGroups, type FieldGroup } from './field-groups.ts';

/** A question of a step, with the places in its two files that refer to it. */
export type FormField = {
  /** Dotted path in the step's data, such as `vehicles.*.make`. */
  path: string;
  name: string;
  type: string;
  schema: JsonObject;
  ui: JsonObject;
  /** Where it is declared; multiple places have the same content. */
  describedAt: readonly [Keys, ...Keys[]];
  uiAt: Keys;
  /** The groups that declare it; a nested field has exactly one. */
  groups: readonly FieldGroup[];
  /** Groups that require it but do not declare it. */
  requiredIf: readonly FieldGroup[];
  isRequired: boolean;
  /** Where the fields inside it are declared; null if it cannot have any. */
  inside: { schemaAt: Keys; uiAt: Keys } | null;
  /** The fields of a group, or of a list item. */
  fields: readonly FormField[];
};

/** The questions of a step in page order. */
export function formFields(schema: JsonObject, ui: JsonObject): FormField[] {
  const groups = fieldGroups(schema);
  const names = new Set(groups.flatMap(({ part }) => Object.keys(objectAt(part, 'properties'))));
  const fields = [...names].flatMap((name) => {
    const own = groups.filter(({ part }) => describes(part, name));
    return fieldOf({
      name,
      groups: own,
      requiredIf: groups.filter((group) => !own.includes(group) && requires(group.part, name)),
      ui: objectAt(ui, name),
      uiAt: [name],
      prefix: '',
    });
  });
  return inUiOrder(fields, ui, ({ name }) => name);
}

/** All fields, each followed by the fields inside it. */
export function flatFields(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...flatFields(field.fields)]);
}

/** A field with its siblings in order, and the field that contains them. */
type Located = {
  field: FormField;
  siblings: readonly FormField[];
  around: FormField | undefined;
};

/** Finds a field by its path; undefined if there is none. */
export function located(
  fields: readonly FormField[],
  path: string,
  around?: FormField,
): Located | undefined {
  const field = fields.find((one) => one.path === path);
  if (field !== undefined) return { field, siblings: fields, around };
  return fields.map((one) => located(one.fields, path, one)).find((found) => found !== undefined);
}

/** Does the widget render a fixed set of fields, and no others? */
export const hasFixedFields = ({ ui }: FormField): boolean =>
  FIELD_KINDS[textOf(ui['ui:widget'])]?.parts !== undefined;

/** The names that are required in a part of a schema. */
export const requiredIn = ({ required }: JsonObject): string[] =>
  Array.isArray(required) ? required.filter((one) => typeof one === 'string') : [];

const requires = (part: JsonObject, name: string) => requiredIn(part).includes(name);

/** Does the part declare the field? A branch that sets its type to null does not count. */
const describes = (part: JsonObject, name: string) => {
  const field = objectAt(part, 'properties')[name];
  return isObject(field) && field['type'] !== 'null';
};

type Source = {
  name: string;
  groups: readonly FieldGroup[];
  requiredIf: readonly FieldGroup[];
  ui: JsonObject;
  uiAt: Keys;
  prefix: string;
};

function fieldOf({ prefix, ...source }: Source): FormField[] {
  const { name, groups, ui, uiAt } = source;
  const [first, ...others] = groups;
  if (first === undefined) return [];
  const placeIn = ({ at }: FieldGroup): Keys => [...at, 'properties', name];
  const schema = objectAt(objectAt(first.part, 'properties'), name);
  const path = `${prefix}${name}`;
  const inside = insideOf({ path, schema, at: placeIn(first), ui, uiAt });
  return [
    {
      ...source,
      path,
      type: textOf(schema['type']),
      schema,
      describedAt: [placeIn(first), ...others.map(placeIn)],
      isRequired: groups.every(({ part }) => requires(part, name)),
      inside: inside && { schemaAt: inside.group.at, uiAt: inside.uiAt },
      fields: inside === null ? [] : fieldsInside(inside),
    },
  ];
}

type Inside = { group: FieldGroup; ui: JsonObject; uiAt: Keys; prefix: string };

function fieldsInside({ group, ui, uiAt, prefix }: Inside): FormField[] {
  return Object.keys(objectAt(group.part, 'properties')).flatMap((name) =>
    fieldOf({
      name,
      groups: [group],
      requiredIf: [],
      ui: objectAt(ui, name),
      uiAt: [...uiAt, name],
      prefix,
    }),
  );
}

function insideOf(field: {
  path: string;
  schema: JsonObject;
  at: Keys;
  ui: JsonObject;
  uiAt: Keys;
}): Inside | null {
  const { path, schema, at, ui, uiAt } = field;
  const group = (of: Keys, part: JsonObject): FieldGroup => ({
    at: of,
    part,
    test: null,
    isNegated: false,
  });
  if (isObject(schema['properties'])) {
    return { group: group(at, schema), ui, uiAt, prefix: `${path}.` };
  }
  const { items } = schema;
  if (!isObject(items) || !isObject(items['properties'])) return null;
  return {
    group: group([...at, 'items'], items),
    ui: objectAt(ui, 'items'),
    uiAt: [...uiAt, 'items'],
    prefix: `${path}.*.`,
  };
}

/** Sorts by the UI schema's order, if it has one; unlisted names go where `*` is. */
export function inUiOrder<Item>(
  items: readonly Item[],
  { 'ui:order': order }: JsonObject,
  nameOf: (item: Item) => string,
): Item[] {
  if (!Array.isArray(order)) return [...items];
  const rest = order.indexOf('*');
  const place = (item: Item) => {
    const index = order.indexOf(nameOf(item));
    return index >= 0 ? index : rest >= 0 ? rest : order.length;
  };
  return items.toSorted((a, b) => place(a) - place(b));
}

/** The options of a field's widget. */
export const optionsOf = ({ ui }: Pick<FormField, 'ui'>): JsonObject => objectAt(ui, 'ui:options');

/** The name of a question in the form. */
export const labelOf = ({ schema, ui, path }: FormField): string =>
  textOf(ui['ui:title'] ?? schema['title']) || path;
