import type { Json } from '../../logic/json.ts';
import { valueAsText } from '../../logic/written-value.ts';
import { widgetNamed } from '../widgets.ts';
import { object, optionsOf, type Field } from '../../language/fields.ts';
import type { Mismatch } from './mismatch.ts';

/** Contradictions between schema and widget even though the type matches. */
export function mismatches(field: Field): Mismatch[] {
  const found = BY_WIDGET[valueAsText(field.ui['ui:widget'] ?? '')]?.(field) ?? null;
  return [
    found,
    otherParts(field),
    looseDates(field),
    lostDate(field),
    typedChoice(field),
    idleLimit(field),
  ].filter((mismatch) => mismatch !== null);
}

const BY_WIDGET: Readonly<Record<string, (field: Field) => Mismatch | null>> = {
  number: ({ name, schema }) => {
    const limits: (Json | undefined)[] = [
      schema['minimum'],
      schema['maximum'],
      over(schema['exclusiveMinimum'], 1),
      over(schema['exclusiveMaximum'], -1),
      schema['multipleOf'],
      schema['const'],
      schema['default'],
      ...(Array.isArray(schema['enum']) ? schema['enum'] : []),
    ];
    const odd = limits.find((limit) => typeof limit === 'number' && !isWhole(limit));
    if (odd === undefined) return null;
    return {
      message: `The widget "number" of "${name}" accepts whole numbers of at least 0, but the schema has ${valueAsText(odd)}: no visitor could enter that.`,
      suggestion:
        'Write whole numbers of at least 0, or use the widget "decimal" and the type "number"; for an amount with cents use the widget "money".',
    };
  },
  'yes-no': ({ name, schema }) => {
    const values = schema['enum'];
    if (!Array.isArray(values) || schema['type'] === 'boolean' || values.length === 2) return null;
    return {
      message: `The widget "yes-no" of "${name}" asks for one of two answers, but the schema lists ${values.length}.`,
      suggestion: 'Use the widget "cards" or "select".',
    };
  },
  checkbox: checked,
  acknowledgement: checked,
};

/** A checkbox yields `true` when checked and no answer otherwise. */
function checked({ name, schema }: Field): Mismatch | null {
  if (schema['default'] === true) {
    return {
      message: `The checkbox "${name}" would be checked before the visitor has read it, and checked again whenever they come back.`,
      suggestion: 'Take out "default", or ask with the widget "yes-no".',
    };
  }
  if (schema['const'] !== false) return null;
  return {
    message: `"${name}" accepts only false, but a checkbox gives true or no answer: a visitor who checks it cannot continue.`,
    suggestion: 'Write "const": true where the box must be checked, or use the widget "yes-no".',
  };
}

/** A list widget asks for a fixed set of fields, whatever the schema defines. */
function otherParts({ name, schema, ui }: Field): Mismatch | null {
  const widget = valueAsText(ui['ui:widget'] ?? '');
  const parts = widgetNamed(widget)?.parts;
  const properties = object(object(schema['items'])['properties']);
  if (parts === undefined) return null;
  const isOwn = (part: string) =>
    (parts[part] ?? []).includes(valueAsText(object(properties[part])['type']));
  const fits = [...Object.keys(parts), ...Object.keys(properties)].every(isOwn);
  if (fits) return null;
  const wanted = Object.entries(parts).map(([part, types]) => `"${part}" (${types.join(' or ')})`);
  return {
    message: `The widget "${widget}" of "${name}" asks for ${wanted.join(', ')} and nothing else: items with other properties would stay empty.`,
    suggestion: 'Give the items exactly these properties, or use separate fields.',
  };
}

/** The date of a row is entered in a regular date field. */
function looseDates({ name, schema, ui }: Field): Mismatch | null {
  const properties = object(object(schema['items'])['properties']);
  const { date } = properties;
  if (ui['ui:widget'] !== 'claims' || date === undefined) return null;
  if (object(date)['format'] === 'date') return null;
  return {
    message: `The date in the rows of "${name}" has no "format": any text would count as a date.`,
    suggestion: 'Write "format": "date" at the property "date" of the items.',
  };
}

const TYPED = ['text', 'textarea', 'email', 'phone', 'digits', 'money', 'date', 'time'];

/** A list of choices that is never shown. */
function typedChoice({ name, schema, ui }: Field): Mismatch | null {
  const widget = valueAsText(ui['ui:widget'] ?? '');
  if (!Array.isArray(schema['enum']) || !TYPED.includes(widget)) return null;
  return {
    message: `"${name}" has a list of choices, but the widget "${widget}" does not show it: the visitor would have to guess.`,
    suggestion: 'Use the widget "select" or "cards".',
  };
}

/** Dates are stored as ISO dates, and no other control produces one. */
function lostDate({ name, schema, ui }: Field): Mismatch | null {
  const widget = valueAsText(ui['ui:widget'] ?? '');
  if (schema['format'] !== 'date' || ['date', 'output', 'hidden'].includes(widget)) return null;
  return {
    message: `"${name}" is a date, but the widget "${widget}" stores what is typed: MM/DD/YYYY is never accepted.`,
    suggestion: 'Use the widget "date".',
  };
}

/** A message for exceeding a limit that the schema does not have. */
function idleLimit(field: Field): Mismatch | null {
  if (optionsOf(field)['tooMany'] === undefined || field.schema['maxItems'] !== undefined)
    return null;
  return {
    message: `"${field.name}" has no limit: its message "tooMany" is never shown.`,
    suggestion: 'Write "maxItems" in schema.json, or take the message out.',
  };
}

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

const over = (limit: Json | undefined, by: number): number | undefined =>
  typeof limit === 'number' ? limit + by : undefined;
