import { fieldsOf, objectAt, type Field, type Part } from '../language/fields.ts';
import { normalStep } from '../language/normalize/normal-step.ts';
import type { Problem } from '../language/normalize/notes.ts';
import { suggestionFor } from '../language/problems/suggestions.ts';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';
import { at, keysIn, pointer } from '../logic/pointer.ts';
import { kindInsteadOf, kindNamed, suitingKind } from './kinds.ts';
import { contradictions } from './problems/field-problems.ts';
import { optionProblems } from './problems/options.ts';

/** A step with a look that this engine reads; the notes point into the UI schema as it was written. */
type OwnLook = Part & { notes: readonly Problem[] };

/**
 * What RJSF's UI schema says, in the words of this engine's. Whatever has no counterpart is left out
 * with a note, since no answer depends on it; a key that neither of the two knows stays as it is.
 * @param isOfApp true for a widget of the app: the look of its field is the app's own
 */
export function ownLook(step: Part, isOfApp: (widget: string) => boolean = () => false): OwnLook {
  const { places: _places, ...normal } = normalStep(step);
  const fields = fieldsOf({ step: '', section: null, ...normal });
  const notes: Problem[] = [];
  let { schema } = step;

  const inside = (look: JsonObject, here: string): JsonObject => {
    const field = fields.find(({ uiPointer }) => uiPointer === here);
    if (here !== '' && (field === undefined || isOfApp(textOf(look['ui:widget'])))) return look;
    const said = saidIn(look, here);
    const order = field && said.find(({ name }) => name === 'order');
    const ordered = order && withOrder(schema, `${field.pointer}/properties`, order.value);
    if (order && ordered === undefined) notes.push(noteOf(order));
    schema = ordered ?? schema;
    const own = field === undefined ? ofStep(said, fields, notes) : ofField(said, field, notes);
    const below = Object.entries(look).filter(
      ([key]) => !key.startsWith('ui:') && key !== 'classNames',
    );
    const looks = below.map(([key, value]): [string, Json] => [
      key,
      isObject(value) ? inside(value, pointer(here, key)) : value,
    ]);
    return { ...own, ...Object.fromEntries(looks) };
  };

  const ui = inside(step.ui, '');
  return { schema: { ...schema, ...headings(step.ui) }, ui, notes };
}

/** One thing that a look says: `ui:NAME`, or NAME inside of `ui:options`. */
type Said = { name: string; value: Json; at: string; isOption: boolean };

/** Everything that a look says of one place, without what is inside of it. */
function saidIn(look: JsonObject, here: string): Said[] {
  return Object.entries(look).flatMap(([key, value]): Said[] => {
    if (key === 'classNames')
      return [{ name: key, value, at: pointer(here, key), isOption: false }];
    if (!key.startsWith('ui:')) return [];
    const place = pointer(here, key);
    if (key !== 'ui:options' || !isObject(value))
      return [{ name: key.slice(3), value, at: place, isOption: false }];
    return Object.entries(value).map(([name, one]) => ({
      name,
      value: one,
      at: pointer(place, name),
      isOption: true,
    }));
  });
}

/** The words of a step are in its schema. */
const headings = (look: JsonObject): JsonObject =>
  Object.fromEntries(
    saidIn(look, '').flatMap(({ name, value }) => (isHeading(name) ? [[name, value]] : [])),
  );

const isHeading = (name: string) => name === 'title' || name === 'description';

/** What the look of a whole step says. */
function ofStep(said: readonly Said[], fields: readonly Field[], notes: Problem[]): JsonObject {
  const names = fields.filter(({ parent }) => parent === null).map(({ name }) => name);
  const own = said.flatMap((one): [string, Json][] => {
    const { name, value } = one;
    if (isHeading(name) || isDoneAnyway(one)) return [];
    if (name === 'order' && Array.isArray(value)) {
      notes.push(...value.flatMap((entry, index) => unknownEntry(one, names, entry, index)));
      const known = value.filter((entry) => entry === '*' || names.includes(textOf(entry)));
      const isWhole = known.includes('*') || names.every((entry) => known.includes(entry));
      return known.length === 0 ? [] : [['ui:order', isWhole ? known : [...known, '*']]];
    }
    if (!isLeftOut(name)) return [[`ui:${name}`, value]];
    notes.push(noteOf(one));
    return [];
  });
  return Object.fromEntries(own);
}

const unknownEntry = (order: Said, names: readonly string[], entry: Json, index: number) =>
  entry === '*' || names.includes(textOf(entry))
    ? []
    : [
        {
          pointer: pointer(order.at, index),
          message: `The order names ${JSON.stringify(entry)}, and there is no such field: it is left out.`,
          suggestion: `The fields are ${names.join(', ')}.`,
        },
      ];

/** What the look of a field says. */
function ofField(said: readonly Said[], field: Field, notes: Problem[]): JsonObject {
  const asked = said.find(({ name }) => name === 'widget');
  const widget = asked && widgetFor(field, asked, notes);
  const shown = { ...field, ui: { 'ui:widget': widget ?? suitingKind(field.schema) } };
  const keys: [string, Json][] = asked && widget !== undefined ? [['ui:widget', widget]] : [];
  const options: [string, Json][] = [];
  for (const one of said) {
    const { name, value, isOption } = one;
    if (name === 'widget' || name === 'order' || isDoneAnyway(one)) continue;
    const renamed = renamedOption(one, field);
    if (renamed !== undefined && isRead(shown, renamed)) options.push(renamed);
    else if (renamed !== undefined || isLeftOut(name) || isOfNoItem(name, field))
      notes.push(noteOf(one));
    else if (isOption && (!KEYS.has(name) || isRead(shown, [name, value])))
      options.push([name, value]);
    else keys.push([`ui:${name}`, value]);
  }
  return {
    ...Object.fromEntries(keys),
    ...(options.length > 0 && { 'ui:options': Object.fromEntries(options) }),
  };
}

/** Keys of a look that RJSF also takes inside of `ui:options`, where a widget has no option of that name. */
const KEYS: ReadonlySet<string> = new Set(['title', 'description', 'enumNames']);

/** The name of an item is an option of its list. */
const isOfNoItem = (name: string, { path }: Field) => path.endsWith('.*') && name === 'title';

/** The widget that asks for the same; one that cannot be asked for stays, to be refused. */
function widgetFor(field: Field, asked: Said, notes: Problem[]): string {
  const name = textOf(asked.value);
  const instead = kindInsteadOf(name);
  if (asksFor(field, name) || instead === '') return name;
  if (instead !== undefined && asksFor(field, instead) && isSound(field, instead)) return instead;
  const suiting = suitingKind(field.schema);
  if (suiting === '' || (instead === undefined && kindNamed(name) === undefined)) return name;
  notes.push({
    pointer: asked.at,
    message: `The widget "${name}" is not one for this answer: "${suiting}" asks for it.`,
    suggestion: `Write "${suiting}", or take it out.`,
  });
  return suiting;
}

const asksFor = ({ schema }: Field, widget: string): boolean =>
  kindNamed(widget)?.types.includes(textOf(schema['type'])) === true;

const isSound = (field: Field, widget: string): boolean =>
  contradictions({ ...field, ui: { 'ui:widget': widget } }).length === 0;

/** Settings of RJSF that are an option by another name here, with its value. */
const RENAMED: Readonly<Record<string, (value: Json, field: Field) => [string, Json] | undefined>> =
  {
    placeholder: (value) => ['placeholder', value],
    autocomplete: (value) => ['autocomplete', value],
    help: (value) => ['note', value],
    rows: (value) => ['rows', value],
    orderable: (value) => ['reorder', value],
    inline: (_value, { schema }) => ['columns', columnsFor(schema)],
    inputType: (value) => {
      const keyboard = KEYBOARDS[textOf(value)];
      return keyboard === undefined ? undefined : ['inputmode', keyboard];
    },
  };

const KEYBOARDS: Readonly<Record<string, string>> = {
  tel: 'tel',
  email: 'email',
  number: 'decimal',
};

/** As many columns as there are choices, up to four. */
function columnsFor(schema: JsonObject): number {
  const choices = schema['enum'] ?? objectAt(schema, 'items')['enum'];
  return Array.isArray(choices) ? Math.min(choices.length, 4) : 2;
}

/** The option that a setting becomes; undefined for what is no setting of RJSF alone. */
function renamedOption({ name, value, isOption }: Said, field: Field): [string, Json] | undefined {
  const option = Object.hasOwn(RENAMED, name) ? RENAMED[name]?.(value, field) : undefined;
  return option !== undefined && isOption && option[0] === name ? undefined : option;
}

const isRead = (field: Field, [option, value]: [string, Json]): boolean =>
  optionProblems({ ...field, ui: { ...field.ui, 'ui:options': { [option]: value } } }).length === 0;

/** What RJSF's settings do only there. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'accept',
  'addable',
  'allowClearTextInputs',
  'autofocus',
  'classNames',
  'copyable',
  'definitions',
  'disabled',
  'duplicateKeySuffixSeparator',
  'emptyValue',
  'enumDisabled',
  'enumOrder',
  'field',
  'fieldReplacesAnyOrOneOf',
  'filePreview',
  'globalOptions',
  'hideClearButton',
  'hideError',
  'hideNowButton',
  'inline',
  'inputType',
  'label',
  'optionsSchemaSelector',
  'orderable',
  'readonly',
  'removable',
  'rootFieldId',
  'style',
  'submitButtonOptions',
  'yearsRange',
]);

const isLeftOut = (name: string) => LEFT_OUT.has(name) || name.endsWith('Template');

/** Settings that ask for what this form does anyway. */
const ANYWAY: Readonly<Record<string, boolean>> = {
  addable: true,
  removable: true,
  label: true,
  autofocus: false,
  copyable: false,
  disabled: false,
  hideError: false,
  inline: false,
  orderable: false,
  readonly: false,
};

const isDoneAnyway = ({ name, value }: Said) =>
  Object.hasOwn(ANYWAY, name) && ANYWAY[name] === value;

/** What visitors can do that the other form kept from them. */
const ALLOWED: Readonly<Record<string, string>> = {
  disabled: 'Visitors can change this answer',
  readonly: 'Visitors can change this answer',
  enumDisabled: 'Visitors can choose these too',
};

const noteOf = ({ name, at: place }: Said): Problem => ({
  pointer: place,
  message: `${ALLOWED[name] ?? 'Nothing here does what it says'}: "${keysIn(place).at(-1)}" is left out.`,
  suggestion: suggestionFor({ path: 'ui.json' }, place) ?? 'Take it out.',
});

/** The schema with the fields of an object in another order; undefined if they are written elsewhere. */
function withOrder(schema: JsonObject, place: string, order: Json): JsonObject | undefined {
  const properties = at(schema, place);
  if (!isObject(properties)) return undefined;
  const entries = inOrder(Object.keys(properties), order).map((name): [string, Json] => [
    name,
    properties[name] ?? {},
  ]);
  return replaced(schema, keysIn(place), Object.fromEntries(entries));
}

/** Names of fields as `ui:order` puts them; those that it does not name come where its "*" is, or last. */
export function inOrder(names: readonly string[], order: Json | undefined): string[] {
  const listed = (Array.isArray(order) ? order.map(textOf) : []).concat('*');
  const rest = names.filter((name) => !listed.includes(name));
  const all = listed.flatMap((name) => (name === '*' ? rest : [name]));
  return [...new Set(all)].filter((name) => names.includes(name));
}

function replaced(json: JsonObject, [key, ...rest]: readonly string[], value: Json): JsonObject {
  if (key === undefined) return json;
  return { ...json, [key]: rest.length === 0 ? value : replaced(objectAt(json, key), rest, value) };
}
