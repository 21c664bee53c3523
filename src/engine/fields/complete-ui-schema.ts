import { normalStep } from '../language/normalize/normal-step.ts';
import {
  type Field,
  type Part,
  declaredFields,
  isAskedItem,
  listOf,
  mistakes,
  object,
  objectAt,
  optionsOf,
} from '../language/fields.ts';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';
import { keysIn, pointer } from '../logic/pointer.ts';
import { defaultMessage, FIELD_WORDS, formatOf } from '../words/field-words.ts';
import { choiceOptions } from './choice-kind.ts';
import { kindNamed, suitingKind } from './kinds.ts';
import { inWords } from './name-in-words.ts';

/**
 * Completes a step's UI schema with everything its fields need and do not specify: a widget, choice
 * labels, a label, and a message for every constraint.
 * @param source the step's two files as written
 */
export function completeUiSchema(source: Part): JsonObject {
  const { schema, ui } = normalStep(source);
  const fields = declaredFields({ step: '', section: null, schema, ui });
  return fields.reduce(
    (look, field) => withLook(look, keysIn(field.uiPointer), lookOf(inDrawnList(field))),
    schema['not'] === undefined ? source.ui : merged(source.ui, lookOfStep({ schema, ui })),
  );
}

/** The message for answers that the whole step refuses together, at the first of their fields. */
function lookOfStep(step: Part): JsonObject {
  const [first] = togetherFields(step);
  return {
    'ui:options': {
      errors: { not: togetherMessage(step) },
      ...(first !== undefined && { at: pointer('', first) }),
    },
  };
}

/** The field as a part of a list with the widget that the list gets. */
function inDrawnList(field: Field): Field {
  const { parent } = field;
  if (parent === null) return field;
  const ui = { 'ui:widget': suitingKind(parent.schema), ...parent.ui };
  return { ...field, parent: { ...parent, ui } };
}

/** The UI options a field is missing. */
function lookOf(field: Field): JsonObject {
  const { schema, ui, name } = field;
  const isItem = field.path.endsWith('.*') && !isAskedItem(field);
  const hasOwnMessages = schema['type'] === 'string' || schema['not'] !== undefined;
  if (isDrawnByList(field) || (isItem && hasOwnMessages))
    return { 'ui:options': messagesFor(field) };
  if (isItem || schema['type'] === 'null') return {};
  const given = textOf(ui['ui:widget']);
  const widget = given || suitingKind(schema);
  if (widget === '' && schema['type'] !== 'object') return {};
  const label = schema['title'] ?? ui['ui:title'];
  const options: JsonObject = { ...needs(widget, field), ...messagesFor(field) };
  return {
    ...(given === '' && widget !== '' && { 'ui:widget': widget }),
    // The name of an item comes from its list.
    ...(label === undefined && !isAskedItem(field) && { 'ui:title': inWords(name) }),
    ...(Object.keys(options).length > 0 && { 'ui:options': options }),
  };
}

/** The messages that a field is missing. */
function messagesFor(field: Field): JsonObject {
  const { schema, ui } = field;
  const errors = objectAt(optionsOf(field), 'errors');
  // Only an older draft has a choice that the list lost.
  const lost = kindNamed(ui['ui:widget'] ?? suitingKind(schema))?.choices === true ? ['enum'] : [];
  const messages = [...mistakes(field), ...(schema['type'] === 'array' ? lost : [])]
    .filter((keyword) => errors[keyword] === undefined)
    .map((keyword) => [keywordInFile(keyword, schema), messageFor(keyword, field)]);
  return messages.length > 0 ? { errors: Object.fromEntries(messages) } : {};
}

function messageFor(keyword: string, field: Field): string {
  const { schema } = field;
  if (keyword === 'not' && schema['type'] === 'object') return togetherMessage(field);
  if (keyword === 'required' && isAskedItem(field)) return FIELD_WORDS.errors.requiredItem;
  return defaultMessage(keywordInFile(keyword, schema), schema);
}

/** How many of them a message names: more than these nobody compares. */
const NAMED = 6;

/** Names the fields whose answers do not go together. */
function togetherMessage(part: Part): string {
  const labels = togetherFields(part).map((name) => {
    const { title } = objectAt(objectAt(part.schema, 'properties'), name);
    return textOf(objectAt(part.ui, name)['ui:title'] ?? title) || inWords(name);
  });
  const named = labels.length > NAMED ? [...labels.slice(0, NAMED), '…'] : labels;
  return FIELD_WORDS.errors.together.replace('{names}', () => named.join(', '));
}

/** The fields whose answers an object refuses together; all of them if its test names none. */
function togetherFields({ schema }: Pick<Part, 'schema'>): string[] {
  const names = namesIn(schema['not']);
  const fields = Object.keys(objectAt(schema, 'properties'));
  return names.size === 0 ? fields : fields.filter((name) => names.has(name));
}

/** Names of the fields that a test of an object is about. */
function namesIn(test: Json | undefined): ReadonlySet<string> {
  if (Array.isArray(test)) return new Set(test.flatMap((one) => [...namesIn(one)]));
  const { properties, required, dependencies, ...others } = object(test);
  return new Set([
    ...Object.keys(object(properties)),
    ...[required ?? []].flat().map(textOf),
    ...Object.entries(object(dependencies)).flatMap(([name, needed]) => [
      name,
      ...[needed].flat().flatMap((one) => (isObject(one) ? [...namesIn(one)] : textOf(one))),
    ]),
    ...Object.values(others).flatMap((part) => [...namesIn(part)]),
  ]);
}

/** True for a part of an item whose list draws it itself and reads only its messages. */
function isDrawnByList(field: Field): boolean {
  const widget = listOf(field)?.ui['ui:widget'];
  return !field.path.endsWith('.*') && widget !== 'list' && kindNamed(widget) !== undefined;
}

/** The message for a format is keyed by `format`, although the engine checks a pattern. */
const keywordInFile = (keyword: string, schema: JsonObject): string =>
  keyword === 'pattern' && formatOf(textOf(schema['pattern'])) !== undefined ? 'format' : keyword;

/** What the kind makes of the schema; a widget of an app gets the choices. */
function needs(widget: string, field: Field): JsonObject {
  const complete = kindNamed(widget)?.complete ?? choiceOptions;
  return without(complete(field), optionsOf(field));
}

const without = (json: JsonObject, known: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([key]) => known[key] === undefined));

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
