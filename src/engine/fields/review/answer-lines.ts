import { getUiOptions } from '@rjsf/utils';
import texts from '../../../../schemas/content/review.json';
import type { AnsweredField, AnswerLines } from '../../form/contract.ts';
import { propertiesOf } from '../../language/step-schema.ts';
import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { fill } from '../../logic/text-syntax.ts';
import { isAsked, lookOf, titleOf } from '../../form/field-frame.ts';
import {
  acknowledged,
  amountLines,
  chosen,
  dateLines,
  digitLines,
  numberWithUnit,
  shareLines,
  timeLines,
} from './kind-lines.ts';

/** An answer in the visitor's words, one line per item; none if it is empty. */
export function answerLines(field: AnsweredField): string[] {
  const kind = String(field.options['widget']);
  const lines = field.widgets[kind]?.answerLines ?? BY_KIND[kind] ?? plainLines;
  return lines(field).filter((line) => line !== '');
}

/** Kinds whose answers cannot be worded by their JSON type alone. */
const BY_KIND: Readonly<Record<string, AnswerLines>> = {
  acknowledgement: acknowledged,
  cards: chosen,
  checks: chosen,
  'multi-select': chosen,
  radio: chosen,
  select: chosen,
  date: dateLines,
  decimal: numberWithUnit,
  digits: digitLines,
  money: amountLines,
  number: numberWithUnit,
  percentages: shareLines,
  time: timeLines,
  list: (field) =>
    listItems(field).flatMap(({ name, parts: answered }) => {
      const lines = answered.map(lineOf);
      return lines.length === 1 ? [`${name}: ${lines.join()}`] : [name, ...lines];
    }),
  // Without labels of its own, it is a plain yes or no.
  'yes-no': (field) => (isObject(field.options['choices']) ? chosen(field) : plainLines(field)),
};

/** Lists line by line, yes/no answers in words, objects part by part. */
function plainLines(field: AnsweredField): string[] {
  const { value } = field;
  if (typeof value === 'boolean') return [value ? texts.yes : texts.no];
  if (Array.isArray(value))
    return value.map((item) => (isObject(item) ? parts(item) : textOf(item)));
  return isObject(value) ? objectLines(field, value) : [textOf(value)];
}

/** The answered parts, each after its title. */
const objectLines = (field: AnsweredField, value: JsonObject): string[] =>
  objectParts(field, value).map(lineOf);

/** An answered part of an object: its title, empty for what names itself, and the answer. */
export type AnsweredPart = { title: string; answer: string };

const lineOf = ({ title, answer }: AnsweredPart): string =>
  title === '' ? answer : `${title}${title.endsWith('?') ? '' : ':'} ${answer}`;

/** The answered parts of an object; a checked box is named by its title alone. */
function objectParts(
  { schema, ui = {}, catalogs, widgets }: AnsweredField,
  value: JsonObject,
): AnsweredPart[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]): AnsweredPart[] => {
    const [part, look] = [value[name], lookOf(ui[name])];
    const options = getUiOptions(look);
    if (part === undefined || !isAsked(property, options, part)) return [];
    const title = titleOf(property, look);
    if (typeof part === 'boolean' && options.widget !== 'yes-no')
      return part ? [{ title: '', answer: title }] : [];
    const field = { schema: property, options, ui: look, value: part, catalogs, widgets };
    if (property['type'] === 'object') return partsOf(field, part);
    const lines =
      options.widget === 'list'
        ? listItems(field).map((item) => `${item.name}: ${item.parts.map(lineOf).join(', ')}`)
        : answerLines(field);
    return lines.length === 0 ? [] : [{ title, answer: lines.join(', ') }];
  });
}

/** An item of a list by its name, such as `Vehicle 1`. */
export type AnsweredItem = { name: string; parts: readonly AnsweredPart[] };

/** The items of a list, each with its parts as in an object. */
export function listItems({ options, value, ...field }: AnsweredField): AnsweredItem[] {
  const [schema, ui] = [lookOf(field.schema['items']), lookOf(field.ui?.['items'])];
  return (Array.isArray(value) ? value : []).map((item: Json, index) => {
    const one = { ...field, schema, ui, options: getUiOptions(ui), value: item };
    return {
      name: fill(String(options['itemTitle']), { number: index + 1 }),
      parts: partsOf(one, item),
    };
  });
}

/** The parts of an object that no widget draws as a whole; of anything else, its lines. */
const partsOf = (field: AnsweredField, value: Json): AnsweredPart[] =>
  isObject(value) && field.options['widget'] === undefined
    ? objectParts(field, value)
    : answerLines(field).map((answer) => ({ title: '', answer }));

const parts = (item: JsonObject): string =>
  joined(Object.values(item).map((part) => (typeof part === 'boolean' ? '' : textOf(part))));

const joined = (words: string[]): string => words.filter((word) => word !== '').join(', ');
