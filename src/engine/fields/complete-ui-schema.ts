import { normalStep } from '../language/normal-step.ts';
import { objectAt, type Part } from '../language/part.ts';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';
import { fieldsOf, object, optionsOf, type Field } from '../language/fields.ts';
import { mistakes } from '../language/mistakes.ts';
import { keysIn } from '../logic/pointer.ts';
import { OPTIONS } from '../language/step-source.ts';
import { defaultMessage, FIELD_WORDS, formatOf } from '../words/field-words.ts';

/**
 * Completes a step's UI schema with everything its fields need and do not specify: a widget, choice
 * labels, a label, and a message for every constraint.
 * @param source the step's two files as written
 */
export function completeUiSchema(source: Part): JsonObject {
  const fields = fieldsOf({ step: '', section: null, ...normalStep(source) });
  return fields.reduce(
    (look, field) => withLook(look, keysIn(field.uiPointer), lookOf(field)),
    source.ui,
  );
}

/** The UI options a field is missing. */
function lookOf(field: Field): JsonObject {
  const { schema, ui, name } = field;
  if (field.path.endsWith('.*') || schema['type'] === 'null') return {};
  const given = textOf(ui['ui:widget']);
  const widget = given || widgetFor(field);
  if (widget === '' && schema['type'] !== 'object') return {};
  const label = schema['title'] ?? ui['ui:title'];
  const errors = objectAt(optionsOf(field), 'errors');
  const missing = mistakes(field).filter((keyword) => errors[keyword] === undefined);
  const messages = missing.map((keyword) => [
    keywordInFile(keyword, schema),
    defaultMessage(keywordInFile(keyword, schema), schema),
  ]);
  const options: JsonObject = {
    ...needs(widget, field),
    ...(messages.length > 0 && { errors: Object.fromEntries(messages) }),
  };
  return {
    ...(given === '' && widget !== '' && { 'ui:widget': widget }),
    ...(label === undefined && { 'ui:title': inWords(name) }),
    ...(Object.keys(options).length > 0 && { 'ui:options': options }),
  };
}

/** The message for a format is keyed by `format`, although the engine checks a pattern. */
const keywordInFile = (keyword: string, schema: JsonObject): string =>
  keyword === 'pattern' && formatOf(textOf(schema['pattern'])) !== undefined ? 'format' : keyword;

/** Above this number of choices, a select replaces radio buttons. */
const SEEN = 5;

function widgetFor({ schema }: Field): string {
  const { type, enum: choices, format, pattern, items } = schema;
  if (Array.isArray(choices)) return choices.length > SEEN ? 'select' : 'radio';
  if (type !== 'array' && schema[OPTIONS] !== undefined) return 'select';
  if (type === 'array') {
    const item = object(items);
    if (item['type'] === 'object') return 'list';
    return item['enum'] === undefined && item[OPTIONS] === undefined ? '' : 'checks';
  }
  if (type === 'string') {
    const known = format === 'date' ? 'date' : formatOf(textOf(pattern));
    return known !== undefined && ['date', 'email', 'time'].includes(known) ? known : 'text';
  }
  if (type === 'boolean') return schema['const'] === true ? 'checkbox' : 'yes-no';
  return { integer: 'number', number: 'decimal' }[textOf(type)] ?? '';
}

function needs(widget: string, field: Field): JsonObject {
  const { schema, name, ui } = field;
  const options = optionsOf(field);
  if (widget === 'list') {
    const label = textOf(schema['title'] ?? ui['ui:title']) || inWords(name);
    const itemTitle = FIELD_WORDS.item.replace('{list}', () => label);
    return without({ itemTitle, addLabel: FIELD_WORDS.add }, options);
  }
  if (widget === 'yes-no' && schema['type'] === 'boolean') {
    const { yes, no } = FIELD_WORDS;
    return without({ choices: { true: { label: yes }, false: { label: no } } }, options);
  }
  const catalog = schema[OPTIONS] ?? object(schema['items'])[OPTIONS];
  if (catalog !== undefined) return without({ catalog }, options);
  const values = schema['enum'] ?? object(schema['items'])['enum'];
  if (!Array.isArray(values)) return {};
  const words = values.map((value): [string, Json] => [
    textOf(value),
    { label: inWords(textOf(value)) },
  ]);
  return without({ choices: Object.fromEntries(words) }, options);
}

const without = (json: JsonObject, known: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([key]) => known[key] === undefined));

/** `billingAddress` and `billing_address` as "Billing address". */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const isCode = words === words.toUpperCase();
  return isCode ? words : `${words.slice(0, 1).toUpperCase()}${words.slice(1).toLowerCase()}`;
}

/** Adds options to one field of a UI schema; existing options win. */
function withLook(
  look: JsonObject,
  [key, ...rest]: readonly string[],
  more: JsonObject,
): JsonObject {
  if (key === undefined) return merged(look, more);
  const inside = withLook(objectAt(look, key), rest, more);
  return Object.keys(inside).length === 0 ? look : { ...look, [key]: inside };
}

function merged(one: JsonObject, more: JsonObject): JsonObject {
  const both = Object.entries(more).map(([key, value]): [string, Json] => {
    const own = one[key];
    return [key, isObject(own) && isObject(value) ? merged(own, value) : (own ?? value)];
  });
  return { ...one, ...Object.fromEntries(both) };
}
