import { FORMATS } from '../language/formats.ts';
import { textOf, type JsonObject } from '../logic/json.ts';

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
    type: 'Enter a number',
    enum: 'Please choose one',
    const: 'Please check the box',
    minLength: 'Use {min} characters or more',
    maxLength: 'Use {max} characters or fewer',
    minimum: 'Enter {min} or more',
    maximum: 'Enter {max} or less',
    exclusiveMinimum: 'Enter more than {limit}',
    exclusiveMaximum: 'Enter less than {limit}',
    multipleOf: 'Enter a multiple of {limit}',
    minItems: 'Add at least {min}',
    maxItems: 'Add at most {max}',
    uniqueItems: 'Choose each only once',
    pattern: 'Check the format',
    other: 'Check this answer',
  },
  formats: {
    date: 'Enter a date, such as 01/31/2027',
    email: 'Enter an email address, such as name@example.com',
    uri: 'Enter an address, such as https://example.com',
    uuid: 'Enter the whole code, with its hyphens',
    time: 'Enter a time, such as 2:30 PM',
  },
};

/** The default error message for an answer that breaks a constraint, until an author replaces it. */
export function defaultMessage(keyword: string, schema: JsonObject): string {
  const errors: Readonly<Record<string, string>> = FIELD_WORDS.errors;
  const isList = keyword === 'required' && schema['type'] === 'array';
  const text = errors[isList ? 'requiredList' : keyword] ?? FIELD_WORDS.errors.other;
  return formatMessage(keyword, schema) ?? text.replace('{limit}', textOf(schema[keyword]));
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
