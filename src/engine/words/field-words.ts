import { FORMATS } from '../language/normalize/formats.ts';
import { textOf, type Json, type JsonObject } from '../logic/json.ts';

/** The words of a field that has none of its own, and of the button that continues. */
export const FIELD_WORDS = {
  continue: 'Continue',
  yes: 'Yes',
  no: 'No',
  add: 'Add another',
  item: '{list} {number}',
  errors: {
    required: 'Please answer this',
    requiredList: 'Add at least one',
    requiredItem: 'Fill this in, or remove it',
    type: 'Enter a number',
    enum: 'Please choose one',
    enumList: 'Take out what is no longer offered',
    anyOf: 'Answer at least one of these: {names}',
    oneOf: 'Answer exactly one of these: {names}',
    not: 'This answer is not possible',
    together: 'These answers do not go together: {names}',
    const: 'Please check the box',
    constValue: 'Enter {limit}',
    minLength: 'Use {min} characters or more',
    maxLength: 'Use {max} characters or fewer',
    minimum: 'Enter {min} or more',
    maximum: 'Enter {max} or less',
    exclusiveMinimum: 'Enter more than {limit}',
    exclusiveMaximum: 'Enter less than {limit}',
    multipleOf: 'Enter a multiple of {limit}',
    minItems: 'Add at least {min}',
    maxItems: 'Add at most {max}',
    tooMany: 'Choose at most {limit}',
    uniqueItems: 'Choose each only once',
    pattern: 'This is not in the expected form',
    patternLike: 'Enter it like {limit}',
    digits: 'Use digits only',
    digitCount: 'Enter {limit} digits',
    other: 'Check this answer',
  },
  formats: {
    date: 'Enter a date, such as 01/31/2027',
    email: 'Enter an email address, such as name@example.com',
    uri: 'Enter an address, such as https://example.com',
    uuid: 'Enter the whole code, with its hyphens',
    time: 'Enter a time, such as 2:30 PM',
    'date-time': 'Enter a day and a time',
  },
};

/** The default error message for an answer that breaks a constraint, until an author replaces it. */
export function defaultMessage(keyword: string, schema: JsonObject): string {
  const errors: Readonly<Record<string, string>> = FIELD_WORDS.errors;
  const { words, limit } = wordsFor(keyword, schema);
  const text = errors[words] ?? FIELD_WORDS.errors.other;
  return formatMessage(keyword, schema) ?? text.replace('{limit}', () => textOf(limit));
}

type Words = { words: string; limit: Json | undefined };

function wordsFor(keyword: string, schema: JsonObject): Words {
  const { type, examples } = schema;
  if (keyword === 'pattern') return patternWords(textOf(schema['pattern']), examples);
  const isList = (keyword === 'required' || keyword === 'enum') && type === 'array';
  const isValue = keyword === 'const' && type !== 'boolean';
  const other = isList ? `${keyword}List` : isValue && 'constValue';
  return { words: other || keyword, limit: schema[keyword] };
}

/** What a text must look like: an example if the schema has one, or what a pattern of digits asks. */
function patternWords(pattern: string, examples: Json | undefined): Words {
  const [example] = Array.isArray(examples) ? examples : [];
  if (example !== undefined) return { words: 'patternLike', limit: example };
  const [, times] = /^\^(?:\\d|\[0-9\])(\+|\*|\{\d+\})\$$/.exec(pattern) ?? [];
  if (times === undefined) return { words: 'pattern', limit: undefined };
  const count = /\d+/.exec(times)?.[0];
  return { words: count === undefined ? 'digits' : 'digitCount', limit: count };
}

function formatMessage(keyword: string, { format, pattern }: JsonObject): string | undefined {
  const formats: Readonly<Record<string, string>> = FIELD_WORDS.formats;
  if (keyword === 'format' && format === 'date') return formats['date'];
  if (pattern === FORMATS['email']) return formats['email'];
  return keyword === 'format' ? formats[formatOf(textOf(pattern)) ?? ''] : undefined;
}

/** The format that the engine represents by this pattern. */
export const formatOf = (pattern: string): string | undefined =>
  Object.keys(FORMATS).find((format) => FORMATS[format] === pattern);
