import {
  didYouMean,
  foreignLetters,
  isObject,
  type Json,
  valueAsText,
} from '../../../engine/core.ts';
import type { ShapeError } from '../../model/ajv.ts';

/** What is wrong with a value according to its meta-schema, and what to write instead. */
export type ShapeWords = { what: string; suggestion?: string | undefined; consequence?: string };

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  null: 'null',
};

/** Describes an Ajv error about `value` in plain words. */
export function shapeWords(error: ShapeError, value: Json | undefined): ShapeWords {
  const { keyword, params } = error;
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return { what: `"${valueAsText(params['missingProperty'])}" is missing here` };
    case 'type':
      return wrongType(valueAsText(params['type']), value);
    case 'enum':
      return notAmong(value, params['allowedValues']);
    case 'const':
      return {
        what: `Only ${JSON.stringify(params['allowedValue'])} is allowed here`,
        suggestion: `Write ${JSON.stringify(params['allowedValue'])}.`,
      };
    case 'minLength':
      return value === ''
        ? { what: 'This text is empty', suggestion: 'Write the text.' }
        : { what: `This text has ${length(value)} characters, but needs at least ${limit}` };
    case 'maxLength':
      return {
        what: `This text has ${length(value)} characters, but only ${limit} fit`,
        consequence: 'it would overflow its place',
      };
    case 'minItems':
      return { what: `This list has ${count(value)}, but needs at least ${limit}` };
    case 'minProperties':
      return { what: 'There is nothing between these braces' };
    case 'maxItems':
      return { what: `This list has ${count(value)}, but at most ${limit} fit` };
    case 'minimum':
      return { what: `${valueAsText(value)} is less than ${limit}, the minimum here` };
    case 'maximum':
      return { what: `${valueAsText(value)} is more than ${limit}, the maximum here` };
    case 'format':
      return {
        what: `${JSON.stringify(value)} is not a valid date`,
        suggestion: 'Write year, month and day, as in "2026-05-26".',
      };
    case 'uniqueItems':
      return { what: `Two entries of this list are the same (${twice(value, params)})` };
    default:
      return wrongName(error, value);
  }
}

function wrongType(type: string, value: Json | undefined): ShapeWords {
  const known = TYPES[type] ?? type;
  const what = `${shown(value)} is not ${known}`;
  if (type === 'string' && typeof value !== 'object')
    return { what, suggestion: `Put it in quotes: "${valueAsText(value)}".` };
  const bare = typeof value === 'string' ? value.trim() : '';
  const isBare =
    (type === 'boolean' && /^(true|false)$/.test(bare)) ||
    (type === 'number' && /^-?\d+(\.\d+)?$/.test(bare)) ||
    (type === 'integer' && /^-?\d+$/.test(bare));
  return isBare ? { what, suggestion: `Write it without quotes: ${bare}.` } : { what };
}

function notAmong(value: Json | undefined, allowed: unknown): ShapeWords {
  const words = Array.isArray(allowed) ? allowed.map(valueAsText) : [];
  const suggestion = didYouMean(valueAsText(value), words);
  return {
    what: `${shown(value)} is none of ${words.join(', ')}`,
    suggestion,
  };
}

/** An invalid key where keys can be chosen freely. */
function wrongName({ propertyName, keyword }: ShapeError, value: Json | undefined) {
  if (propertyName === undefined) {
    return { what: `${shown(value)} is not valid here ("${keyword}")` };
  }
  const odd = foreignLetters(propertyName);
  return {
    what: `"${propertyName}" cannot be a name here`,
    suggestion: odd ?? 'A name starts with a letter and has only letters and digits.',
  };
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'Nothing';
  if (Array.isArray(value)) return 'A list';
  return isObject(value) ? 'An object' : text.slice(0, 60);
}

/** Counts like Ajv: a character outside the Basic Multilingual Plane is one character. */
function length(value: Json | undefined): number {
  return Array.from(valueAsText(value)).length;
}

function count(value: Json | undefined): string {
  const items = Array.isArray(value) ? value.length : 0;
  return items === 1 ? '1 entry' : `${items} entries`;
}

function twice(value: Json | undefined, params: ShapeError['params']): string {
  return shown(Array.isArray(value) ? value[Number(params['i'])] : undefined);
}
