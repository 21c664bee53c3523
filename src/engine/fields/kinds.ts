import { kind as acknowledgement } from './acknowledgement/kind.ts';
import { kind as cards } from './cards/kind.ts';
import { kind as checkbox } from './checkbox/kind.ts';
import { kind as checks } from './checks/kind.ts';
import { kind as date } from './date/kind.ts';
import { kind as dateTime } from './date-time/kind.ts';
import { kind as decimal } from './decimal/kind.ts';
import { kind as digits } from './digits/kind.ts';
import { kind as email } from './email/kind.ts';
import { kind as hidden } from './hidden/kind.ts';
import { kind as hiddenNull } from './hidden-null/kind.ts';
import { kind as lines } from './lines/kind.ts';
import { kind as list } from './list/kind.ts';
import { kind as masked } from './masked/kind.ts';
import { kind as money } from './money/kind.ts';
import { kind as month } from './month/kind.ts';
import { kind as multiSelect } from './multi-select/kind.ts';
import { kind as number } from './number/kind.ts';
import { kind as output } from './output/kind.ts';
import { kind as percentages } from './percentages/kind.ts';
import { kind as phone } from './phone/kind.ts';
import { kind as radio } from './radio/kind.ts';
import { kind as range } from './range/kind.ts';
import { kind as rating } from './rating/kind.ts';
import { kind as select } from './select/kind.ts';
import { kind as text } from './text/kind.ts';
import { kind as textarea } from './textarea/kind.ts';
import { kind as time } from './time/kind.ts';
import { kind as yesNo } from './yes-no/kind.ts';
import type { Field } from '../language/fields.ts';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';
import type { FieldKind } from './field-kind.ts';

/** In the order in which a field that names no widget looks for one that suits its schema. */
const kinds: Record<string, FieldKind> = {
  output,
  hidden,
  select,
  radio,
  cards,
  'multi-select': multiSelect,
  checks,
  lines,
  list,
  percentages,
  date,
  'date-time': dateTime,
  month,
  time,
  email,
  phone,
  digits,
  masked,
  money,
  text,
  textarea,
  checkbox,
  'yes-no': yesNo,
  number,
  decimal,
  range,
  rating,
  acknowledgement,
  'hidden-null': hiddenNull,
};

/** Every kind of field by the name of its widget: the engine's, and what a site has registered. */
export const FIELD_KINDS: Readonly<Record<string, FieldKind>> = kinds;

/** Makes a site's own kinds known to the checks of its questionnaires. */
export function registerFieldKinds(own: Readonly<Record<string, FieldKind>>): void {
  Object.assign(kinds, own);
}

/** The kind of a name. A name that every object inherits, such as `constructor`, is none. */
export function kindNamed(name: Json | undefined): FieldKind | undefined {
  return typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/** The name of the kind that a field of this schema gets if it names none; empty if none suits. */
export function suitingKind(schema: JsonObject): string {
  const item = isObject(schema['items']) ? suitingKind(schema['items']) : '';
  return Object.keys(kinds).find((name) => kinds[name]?.suits?.(schema, item) === true) ?? '';
}

/** Kinds that can ask for an answer of the field's type. */
export function kindsFor({ schema }: Field): string[] {
  const item = isObject(schema['items']) ? textOf(schema['items']['type']) : '';
  return Object.entries(kinds).flatMap(([name, { types, items }]) => {
    const asks = !UNASKED.includes(name) && types.includes(textOf(schema['type']));
    return asks && (items === undefined || item === '' || items === item) ? [name] : [];
  });
}

const UNASKED = ['output', 'hidden'];

/** Widgets of other RJSF forms that no kind stands for. */
const NOWHERE = ['password', 'file', 'files'];

/** What stands for a widget of other RJSF forms: empty if nothing does, undefined if it is not known. */
export function kindInsteadOf(widget: string): string | undefined {
  if (NOWHERE.includes(widget)) return '';
  return Object.keys(kinds).find((name) => kinds[name]?.insteadOf?.includes(widget));
}
