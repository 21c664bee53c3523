import type { Json } from '../../../logic/json.ts';
import { asText } from '../../wording/text-of.ts';
import { WIDGETS } from '../../model/widgets.ts';
import { object, optionsOf, type Field } from '../../model/fields.ts';
import type { Misfit } from './mismatch.ts';
import { TYPED_TEXTS } from './typed-texts.ts';

/** Where schema and widget contradict each other although the type is the right one. */
export function misfits(field: Field): Misfit[] {
  const found = BY_WIDGET[asText(field.ui['ui:widget'] ?? '')]?.(field) ?? null;
  return [
    found,
    otherParts(field),
    looseDates(field),
    lostDate(field),
    typedChoice(field),
    idleLimit(field),
  ].filter((misfit) => misfit !== null);
}

const BY_WIDGET: Readonly<Record<string, (field: Field) => Misfit | null>> = {
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
      message: `The widget "number" of "${name}" takes whole numbers of at least 0, and the schema speaks of ${asText(odd)}: nobody could enter that.`,
      suggestion: 'Write whole numbers from 0 on; for an amount with cents use the widget "money".',
    };
  },
  'yes-no': ({ name, schema }) => {
    const values = schema['enum'];
    if (!Array.isArray(values) || schema['type'] === 'boolean' || values.length === 2) return null;
    return {
      message: `The widget "yes-no" of "${name}" asks for one of two answers, and the schema lists ${values.length}.`,
      suggestion: 'Use the widget "cards" or "select".',
    };
  },
  checkbox: ticked,
  acknowledgement: ticked,
  ...TYPED_TEXTS,
};

/** A box gives `true` when it is ticked, and else no answer at all. */
function ticked({ name, schema }: Field): Misfit | null {
  if (schema['default'] === true) {
    return {
      message: `The box "${name}" would be ticked before the visitor has read it, and ticked again whenever they come back.`,
      suggestion: 'Take out "default", or ask with the widget "yes-no".',
    };
  }
  if (schema['const'] !== false) return null;
  return {
    message: `"${name}" accepts only false, and a box gives true or nothing: whoever ticks it cannot go on.`,
    suggestion: 'Write "const": true where the box must be ticked, or use the widget "yes-no".',
  };
}

/** A list's widget asks for its own parts, whatever the schema says. */
function otherParts({ name, schema, ui }: Field): Misfit | null {
  const widget = asText(ui['ui:widget'] ?? '');
  const parts = WIDGETS[widget]?.parts;
  const properties = object(object(schema['items'])['properties']);
  if (parts === undefined) return null;
  const isOwn = (part: string) =>
    (parts[part] ?? []).includes(asText(object(properties[part])['type']));
  const fits = [...Object.keys(parts), ...Object.keys(properties)].every(isOwn);
  if (fits) return null;
  const wanted = Object.entries(parts).map(([part, types]) => `"${part}" (${types.join(' or ')})`);
  return {
    message: `The widget "${widget}" of "${name}" asks for ${wanted.join(', ')} and nothing else: items of other parts would stay empty.`,
    suggestion: 'Give the items exactly these properties, or ask with fields of their own.',
  };
}

/** The date of a row is typed into a calendar's field, like any other. */
function looseDates({ name, schema, ui }: Field): Misfit | null {
  const properties = object(object(schema['items'])['properties']);
  const { date } = properties;
  if (ui['ui:widget'] !== 'claims' || date === undefined) return null;
  if (object(date)['format'] === 'date') return null;
  return {
    message: `The date in the rows of "${name}" has no "format": any text would count as a date.`,
    suggestion: 'Write "format": "date" at the property "date" of the items.',
  };
}

const TYPED = ['text', 'email', 'phone', 'digits', 'money', 'date'];

/** A list of choices that nobody is shown. */
function typedChoice({ name, schema, ui }: Field): Misfit | null {
  const widget = asText(ui['ui:widget'] ?? '');
  if (!Array.isArray(schema['enum']) || !TYPED.includes(widget)) return null;
  return {
    message: `"${name}" has a list of choices, and the widget "${widget}" does not show it: the visitor would have to guess.`,
    suggestion: 'Use the widget "select" or "cards".',
  };
}

/** Dates are kept as ISO dates: what is typed into another control is never one. */
function lostDate({ name, schema, ui }: Field): Misfit | null {
  const widget = asText(ui['ui:widget'] ?? '');
  if (schema['format'] !== 'date' || ['date', 'output', 'hidden'].includes(widget)) return null;
  return {
    message: `"${name}" is a date, and the widget "${widget}" keeps what is typed: MM/DD/YYYY is never accepted.`,
    suggestion: 'Use the widget "date".',
  };
}

/** Words for a press over a limit that the schema does not have. */
function idleLimit(field: Field): Misfit | null {
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
