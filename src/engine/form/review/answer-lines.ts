import { getUiOptions } from '@rjsf/utils';
import texts from '../../../../schemas/content/review.json';
import { propertiesOf } from '../../language/step-schema.ts';
import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { choiceLabel, strings } from '../choices.ts';
import type { StepCatalog } from '../contract.ts';
import { plainAmount, showAmount, tidyAmount } from '../input/amount.ts';
import { typedDate } from '../input/stored-date.ts';
import { fill } from '../../ui/fill.ts';
import { unitOf } from '../unit.ts';
import { isAsked, lookOf, titleOf } from './asked.ts';

/** An answered field as its step's files describe it. */
export type AnsweredField = {
  schema: JsonObject;
  /** The `ui:options` of the field, its widget among them. */
  options: Readonly<Record<string, unknown>>;
  /** The UI schema of the field if it is an object, for its parts. */
  ui?: JsonObject;
  value: Json;
  catalogs: Readonly<Record<string, StepCatalog>>;
};

/** An answer in the visitor's words, one line per item; none if it is empty. */
export function answerLines(field: AnsweredField): string[] {
  const lines = BY_WIDGET[String(field.options['widget'])] ?? plainLines;
  return lines(field).filter((line) => line !== '');
}

type Lines = (field: AnsweredField) => string[];

const CENTS = { group: true, decimals: 2, isMoney: true, maxLength: 20 };

const money = (value: Json | undefined): string => {
  const plain = plainAmount(textOf(value), CENTS);
  if (plain === undefined) return textOf(value);
  return plain === '' ? '' : `$${showAmount(tidyAmount(plain), true)}`;
};

const choices: Lines = ({ options, catalogs, value }) =>
  (Array.isArray(value) ? strings(value) : [textOf(value)]).map((id) =>
    choiceLabel(options, catalogs, id),
  );

const numberWithUnit: Lines = ({ options, value }) => [
  `${textOf(value)} ${unitOf(options, value)}`.trim(),
];

/** Widgets whose answers cannot be worded by their JSON type alone. */
const BY_WIDGET: Readonly<Record<string, Lines>> = {
  acknowledgement: ({ schema, value }) => (value === true ? [textOf(schema['title'])] : []),
  cards: choices,
  checks: choices,
  radio: choices,
  select: choices,
  decimal: numberWithUnit,
  time: ({ value }) => [clockTime(textOf(value))],
  // Without labels of its own, it is a plain yes or no.
  'yes-no': (field) => (isObject(field.options['choices']) ? choices(field) : plainLines(field)),
  date: ({ value }) => [typedDate(textOf(value))],
  digits: ({ options, value }) => [showAmount(textOf(value), options['group'] === true)],
  money: ({ value }) => [money(value)],
  number: numberWithUnit,
  claims: ({ value }) =>
    rows(value).map(({ date, value: amount }) => joined([typedDate(textOf(date)), money(amount)])),
  list: (field) => rows(field.value).map((item, index) => listItem(field, item, index)),
  percentages: ({ value }) =>
    rows(value).map(({ name, percentage }) => `${textOf(name)}: ${textOf(percentage)}%`),
  trades: ({ value }) =>
    rows(value).map(({ name, ncciDescription }) => trade(name, ncciDescription)),
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
function objectLines({ schema, ui = {}, catalogs }: AnsweredField, value: JsonObject): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const [part, look] = [value[name], lookOf(ui[name])];
    const options = getUiOptions(look);
    if (part === undefined || !isAsked(property, options, part)) return [];
    const title = titleOf(property, look);
    if (typeof part === 'boolean' && options.widget !== 'yes-no') return part ? [title] : [];
    const lines = answerLines({ schema: property, options, ui: look, value: part, catalogs });
    if (property['type'] === 'object' || lines.length === 0) return lines;
    return [`${title}: ${lines.join(', ')}`];
  });
}

/** The name of an item, followed by its parts as in an object: `Vehicle 1: Year: 2022, Make: Ford`. */
function listItem(
  { schema, ui = {}, options, catalogs }: AnsweredField,
  item: JsonObject,
  index: number,
) {
  const [parts, look] = [lookOf(schema['items']), lookOf(ui['items'])];
  const lines = objectLines(
    { schema: parts, options: getUiOptions(look), ui: look, value: item, catalogs },
    item,
  );
  const name = fill(String(options['itemTitle']), { number: index + 1 });
  return `${name}: ${lines.join(', ')}`;
}

/** `14:05` as `2:05 PM`. */
function clockTime(time: string): string {
  const [hours, minutes] = time.split(':');
  if (hours === undefined || minutes === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

const rows = (value: Json): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

const parts = (item: JsonObject): string =>
  joined(Object.values(item).map((part) => (typeof part === 'boolean' ? '' : textOf(part))));

const joined = (words: string[]): string => words.filter((word) => word !== '').join(', ');

const trade = (name: Json | undefined, description: Json | undefined): string => {
  const [trade, detail] = [textOf(name), textOf(description)];
  return detail === '' || detail === trade ? trade : `${trade}: ${detail}`;
};
