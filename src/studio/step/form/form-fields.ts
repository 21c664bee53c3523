import { objectAt } from '../../../flow/language/part.ts';
import { isObject, textOf, type JsonObject } from '../../../logic/json.ts';

/** Keys that lead to a value in a JSON file. */
export type Keys = readonly (string | number)[];

/** A question of a step, with the places in its two files that speak of it. */
export type FormField = {
  /** Dotted path in the step's data, such as `vehicles.*.make`. */
  path: string;
  name: string;
  type: string;
  schema: JsonObject;
  ui: JsonObject;
  schemaAt: Keys;
  uiAt: Keys;
  /** The object that it is a property of. */
  parentAt: Keys;
  isRequired: boolean;
};

/** The questions of a step in the order of its schema; those inside of groups and lists follow them. */
export function formFields(schema: JsonObject, ui: JsonObject): FormField[] {
  return fieldsOf(schema, ui, [], [], '');
}

function fieldsOf(
  schema: JsonObject,
  ui: JsonObject,
  parentAt: Keys,
  uiAt: Keys,
  prefix: string,
): FormField[] {
  const { properties, required } = schema;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, part]): FormField[] => {
    if (!isObject(part)) return [];
    const field: FormField = {
      path: `${prefix}${name}`,
      name,
      type: textOf(part['type']),
      schema: part,
      ui: objectAt(ui, name),
      schemaAt: [...parentAt, 'properties', name],
      uiAt: [...uiAt, name],
      parentAt,
      isRequired: Array.isArray(required) && required.includes(name),
    };
    return [field, ...inside(field)];
  });
}

function inside({ path, schema, ui, schemaAt, uiAt }: FormField): FormField[] {
  const items = schema['items'];
  return isObject(items)
    ? fieldsOf(
        items,
        objectAt(ui, 'items'),
        [...schemaAt, 'items'],
        [...uiAt, 'items'],
        `${path}.*.`,
      )
    : fieldsOf(schema, ui, schemaAt, uiAt, `${path}.`);
}

/** The options of a field's widget. */
export const optionsOf = ({ ui }: FormField): JsonObject => objectAt(ui, 'ui:options');

/** Limits that a schema can set, by the type of the answer, and what they are called. */
export const LIMITS: Readonly<Record<string, readonly { keyword: string; label: string }[]>> = {
  string: [
    { keyword: 'minLength', label: 'Fewest characters' },
    { keyword: 'maxLength', label: 'Most characters' },
  ],
  integer: [
    { keyword: 'minimum', label: 'Smallest number' },
    { keyword: 'maximum', label: 'Largest number' },
  ],
  number: [
    { keyword: 'minimum', label: 'Smallest number' },
    { keyword: 'maximum', label: 'Largest number' },
  ],
  array: [
    { keyword: 'minItems', label: 'Fewest entries' },
    { keyword: 'maxItems', label: 'Most entries' },
  ],
};

const WHEN: Readonly<Record<string, string>> = {
  required: 'it is missing',
  minLength: 'it is too short',
  maxLength: 'it is too long',
  pattern: 'it has another form',
  format: 'it has another form',
  minimum: 'it is too small',
  maximum: 'it is too large',
  minItems: 'there are too few',
  maxItems: 'there are too many',
  enum: 'it is none of the choices',
};

/** The messages of a field: one for each rule that it has, and those that are written already. */
export function messagesOf(field: FormField): { keyword: string; label: string; text: string }[] {
  const errors = objectAt(optionsOf(field), 'errors');
  const own = Object.keys(WHEN).filter((keyword) =>
    keyword === 'required' ? field.isRequired : field.schema[keyword] !== undefined,
  );
  return [...new Set([...own, ...Object.keys(errors)])].map((keyword) => ({
    keyword,
    label: `Message when ${WHEN[keyword] ?? `"${keyword}" does not hold`}`,
    text: textOf(errors[keyword]),
  }));
}

/** Choices whose labels stand beside the widget. */
export function choicesOf(field: FormField): { value: string; label: string }[] {
  return Object.entries(objectAt(optionsOf(field), 'choices')).map(([value, choice]) => ({
    value,
    label: isObject(choice) ? textOf(choice['label']) : textOf(choice),
  }));
}
