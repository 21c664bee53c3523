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
    itemsOf(field).flatMap(({ name, lines }) =>
      lines.length === 1 ? [`${name}: ${lines.join()}`] : [name, ...lines],
    ),
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

/** The answered parts, each under its title; a checked box is its title. */
function objectLines(
  { schema, ui = {}, catalogs, widgets }: AnsweredField,
  value: JsonObject,
): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const [part, look] = [value[name], lookOf(ui[name])];
    const options = getUiOptions(look);
    if (part === undefined || !isAsked(property, options, part)) return [];
    const title = titleOf(property, look);
    if (typeof part === 'boolean' && options.widget !== 'yes-no') return part ? [title] : [];
    const field = { schema: property, options, ui: look, value: part, catalogs, widgets };
    const lines =
      options.widget === 'list'
        ? itemsOf(field).map((item) => `${item.name}: ${item.lines.join(', ')}`)
        : answerLines(field);
    if (property['type'] === 'object' || lines.length === 0) return lines;
    return [`${title}${title.endsWith('?') ? '' : ':'} ${lines.join(', ')}`];
  });
}

/** The items of a list by name, each with its parts as in an object. */
function itemsOf({ options, value, ...field }: AnsweredField): { name: string; lines: string[] }[] {
  const [schema, ui] = [lookOf(field.schema['items']), lookOf(field.ui?.['items'])];
  return (Array.isArray(value) ? value : []).map((item: Json, index) => ({
    name: fill(String(options['itemTitle']), { number: index + 1 }),
    lines: answerLines({ ...field, schema, ui, options: getUiOptions(ui), value: item }),
  }));
}

const parts = (item: JsonObject): string =>
  joined(Object.values(item).map((part) => (typeof part === 'boolean' ? '' : textOf(part))));

const joined = (words: string[]): string => words.filter((word) => word !== '').join(', ');
