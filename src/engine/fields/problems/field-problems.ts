import { isAskedItem, object, optionsOf, listOf, type Field } from '../../language/fields.ts';
import { didYouMean } from '../../logic/did-you-mean.ts';
import { valueAsText } from '../../logic/json.ts';
import { lostDate } from '../date/kind.ts';
import type { Contradiction, FieldKind } from '../field-kind.ts';
import { FIELD_KINDS, kindInsteadOf, kindNamed, kindsFor } from '../kinds.ts';
import { optionProblems } from './options.ts';

/** `at` is a pointer below that of the field in the UI schema. */
type Problem = { at?: string; message: string; suggestion?: string | undefined };

/**
 * Why a field's widget cannot ask for it, and the options that it does not read.
 * @param contradictionsOf checks that apply only once the widget itself fits
 */
export function widgetProblems(
  field: Field,
  contradictionsOf: (field: Field) => readonly Contradiction[],
): Problem[] {
  const list = listOf(field);
  if (list !== null && list.ui['ui:widget'] !== 'list') return partProblems(field, list);
  const isGroup = isItem(field) && !isAskedItem(field);
  return [
    ...(isItem(field) ? itemProblems(field, isGroup) : []),
    ...(isAsked(field) && !isGroup ? unfit(field, contradictionsOf) : []),
    ...optionProblems(field).map(({ option, ...problem }) => ({
      at: `/ui:options/${option}`,
      ...problem,
    })),
  ];
}

const isItem = ({ path }: Field) => path.endsWith('.*');

/** Most list widgets render the fields of their items themselves. */
function partProblems({ ui, name }: Field, list: Field): Problem[] {
  const widget = valueAsText(list.ui['ui:widget'] ?? '');
  const { itemSettings = [] } = kindNamed(widget) ?? {};
  const keys = Object.keys(ui).filter((key) => key.startsWith('ui:') && key !== 'ui:options');
  const options = Object.keys(object(ui['ui:options']));
  return [
    ...keys.map((key) => ({ key, at: `/${key}` })),
    ...options.map((key) => ({ key, at: `/ui:options/${key}` })),
  ]
    .filter(({ key }) => !itemSettings.includes(key))
    .map(({ key, at }) => ({
      at,
      message: `The widget "${widget}" renders "${name}" itself and ignores "${key}": nothing on the page would change.`,
      suggestion: 'Take it out, or use the widget "list", whose fields have their own widgets.',
    }));
}

/** The title of a list item comes from its list, and a group of fields has no widget. */
function itemProblems(field: Field, isGroup: boolean): Problem[] {
  const keys = ['ui:title', ...(isGroup ? ['ui:widget'] : [])];
  return keys
    .filter((key) => field.ui[key] !== undefined)
    .map((key) => ({
      at: `/${key}`,
      message: `A list item cannot have its own "${key}": it would be ignored.`,
      suggestion:
        key === 'ui:title'
          ? 'Write "itemTitle" inside of "ui:options" of the list.'
          : 'Give each field of the item a widget.',
    }));
}

function isAsked(field: Field): boolean {
  return field.schema['type'] !== 'null' && !isPlainObject(field);
}

function isPlainObject({ schema, ui }: Field): boolean {
  return schema['type'] === 'object' && ui['ui:widget'] === undefined;
}

function unfit(
  field: Field,
  contradictionsOf: (field: Field) => readonly Contradiction[],
): Problem[] {
  const name = field.ui['ui:widget'];
  if (typeof name !== 'string') return [nameless(field)];
  const widget = kindNamed(name);
  return widget === undefined
    ? [unknown(name)]
    : [...wrong(field, name, widget), ...contradictionsOf(field)];
}

function nameless(field: Field): Problem {
  return {
    message: `The field "${field.name}" has no widget: the visitor cannot answer it.`,
    suggestion: widgetFor(field),
  };
}

function widgetFor(field: Field): string {
  if (field.schema['type'] === 'array' && object(field.schema['items'])['type'] === undefined)
    return 'Describe what each item is under "items", such as "items": { "type": "string" }.';
  const fitting = kindsFor(field);
  return fitting.length === 0
    ? 'No widget supports this type.'
    : `Add "ui:widget", one of ${fitting.join(', ')}.`;
}

function unknown(name: string): Problem {
  const message = `There is no widget "${name}": the form breaks when the step opens.`;
  const other = kindInsteadOf(name);
  if (other === '')
    return {
      message,
      suggestion: 'The form cannot ask for this; schemas/README.md lists the widgets it has.',
    };
  const suggestion =
    other === undefined ? didYouMean(name, Object.keys(FIELD_KINDS)) : `Use "${other}".`;
  return suggestion === undefined
    ? { message, suggestion: `The widgets are ${Object.keys(FIELD_KINDS).join(', ')}.` }
    : { message, suggestion };
}

function instead(field: Field, { types, items }: FieldKind): string {
  if (field.schema['type'] === 'object') {
    return 'Take out "ui:widget": each field of an object has its own widget.';
  }
  const use = kindsFor(field);
  const other =
    field.schema['type'] === 'array' && items !== undefined
      ? `rite "type": "${items}" in "items" of schema.json.`
      : `rite "type": "${types[0]}" in schema.json.`;
  return use.length === 0 ? `W${other}` : `Use ${use.join(' or ')}, or w${other}`;
}

function wrong(field: Field, name: string, widget: FieldKind): Problem[] {
  const options = optionsOf(field);
  const type = valueAsText(field.schema['type']);
  const say = (text: string) => `The widget "${name}" of "${field.name}" ${text}.`;
  const wrongType = widget.types.includes(type)
    ? []
    : [
        `edits ${widget.types.join(' or ')}, ${type === '' ? 'but the schema declares no "type"' : `not ${type}`}: what the visitor enters is never accepted`,
      ];
  const item = valueAsText(object(field.schema['items'])['type'] ?? '');
  const wrongItem =
    widget.items === undefined || type !== 'array' || widget.items === item
      ? []
      : [
          `edits lists of ${widget.items}, ${item === '' ? 'but the schema declares no type of "items"' : `not of ${item}`}: what the visitor enters is never accepted`,
        ];
  const missing = (widget.needs ?? [])
    .filter((option) => options[option] === undefined)
    .map((option) => `needs the option "${option}": without it the visitor sees an empty control`);
  const unlimited = (widget.limits ?? [])
    .filter((keyword) => field.schema[keyword] === undefined)
    .map((keyword) => `needs "${keyword}" in the schema: the widget itself has no limit`);
  const noChoices =
    widget.choices === true && !hasChoices(field)
      ? [
          {
            message: say('has nothing to choose from: the visitor sees an empty control'),
            suggestion:
              type === 'array'
                ? 'Write "enum", "oneOf" or "x-options" in "items". For texts that visitors type, use the widget "lines".'
                : 'Write "enum", "oneOf" or "x-options" in schema.json.',
          },
        ]
      : [];
  const editable =
    field.schema['readOnly'] === true && !['output', 'hidden'].includes(name)
      ? [
          {
            message: say('edits a field that is "readOnly": the visitor could change it'),
            suggestion:
              'Use the widget "output" and let the flow derive the answer, or take "readOnly" out.',
          },
        ]
      : [];
  return [
    ...editable,
    ...noChoices,
    ...[...wrongType, ...wrongItem].map((text) => ({
      message: say(text),
      suggestion: instead(field, widget),
    })),
    ...[...missing, ...unlimited].map((text) => ({
      message: say(text),
    })),
  ];
}

function hasChoices(field: Field): boolean {
  const { schema } = field;
  const listed = schema['enum'] ?? object(schema['items'])['enum'];
  return listed !== undefined || optionsOf(field)['choicesFrom'] !== undefined;
}

/** Contradictions between schema and widget even though the type matches. */
export function contradictions(field: Field): Contradiction[] {
  const own = kindNamed(field.ui['ui:widget'])?.contradictions?.(field) ?? [];
  return [...own, otherParts(field), lostDate(field)].filter((found) => found !== null);
}

/** A list widget asks for a fixed set of fields, whatever the schema defines. */
function otherParts({ name, schema, ui }: Field): Contradiction | null {
  const widget = valueAsText(ui['ui:widget'] ?? '');
  const parts = kindNamed(widget)?.parts;
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
