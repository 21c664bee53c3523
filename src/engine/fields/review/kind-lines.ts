import type { AnswerLines } from '../../form/contract.ts';
import { choiceLabel, strings } from '../../form/choices.ts';
import { plainAmount, showAmount, tidyAmount } from '../../form/input/amount.ts';
import { typedDate } from '../../form/input/stored-date.ts';
import { signOf, unitOf } from '../../form/input/exact-number.ts';
import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';

/** The rows of a list of objects. */
export const objectRows = (value: Json): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const acknowledged: AnswerLines = ({ schema, value }) =>
  value === true ? [textOf(schema['title'])] : [];

export const chosen: AnswerLines = ({ options, catalogs, value }) =>
  (Array.isArray(value) ? strings(value) : [textOf(value)]).map((id) =>
    choiceLabel(options, catalogs, id),
  );

export const dateLines: AnswerLines = ({ value }) => [typedDate(textOf(value))];

/** Thousands are marked beside a sign or a unit only: without one, the number may be a year. */
export const numberWithUnit: AnswerLines = ({ options, value }) => {
  const [text, sign, unit] = [textOf(value), signOf(options), unitOf(options, value)];
  return [sign + unit === '' ? text : `${sign}${showAmount(text, true)} ${unit}`.trim()];
};

export const digitLines: AnswerLines = ({ options, value }) => [
  showAmount(textOf(value), options['group'] === true),
];

export const amountLines: AnswerLines = ({ value }) => [amountInWords(value)];

export const shareLines: AnswerLines = ({ value }) =>
  objectRows(value).map(({ name, percentage }) => `${textOf(name)}: ${textOf(percentage)}%`);

export const timeLines: AnswerLines = ({ value }) => [clockTime(textOf(value))];

const CENTS = { group: true, decimals: 2, isMoney: true, maxLength: 20 };

/** `12500.5` as `$12,500.50`; what is no amount stays as it is. */
export function amountInWords(value: Json | undefined): string {
  const plain = plainAmount(textOf(value), CENTS);
  if (plain === undefined) return textOf(value);
  return plain === '' ? '' : `$${showAmount(tidyAmount(plain), true)}`;
}

/** `14:05` as `2:05 PM`. */
function clockTime(time: string): string {
  const [hours, minutes] = time.split(':');
  if (hours === undefined || minutes === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
