import { FORMATS } from '../../flow/language/formats.ts';
import { textOf, type JsonObject } from '../../logic/json.ts';

/** The default error message for an answer that breaks a constraint, until an author replaces it. */
export function defaultMessage(keyword: string, schema: JsonObject): string {
  const limit = textOf(schema[keyword]);
  const isList = schema['type'] === 'array';
  const texts: Readonly<Record<string, string>> = {
    required: isList ? 'Add at least one' : 'Please answer this',
    type: 'Enter a number',
    enum: 'Please choose one',
    const: 'Please check the box',
    minLength: 'Use {min} characters or more',
    maxLength: 'Use {max} characters or fewer',
    minimum: 'Enter {min} or more',
    maximum: 'Enter {max} or less',
    exclusiveMinimum: `Enter more than ${limit}`,
    exclusiveMaximum: `Enter less than ${limit}`,
    multipleOf: `Enter a multiple of ${limit}`,
    minItems: 'Add at least {min}',
    maxItems: 'Add at most {max}',
    uniqueItems: 'Choose each only once',
    pattern: 'Check the format',
  };
  return formatMessage(keyword, schema) ?? texts[keyword] ?? 'Check this answer';
}

function formatMessage(keyword: string, { format, pattern }: JsonObject): string | undefined {
  if (keyword === 'format' && format === 'date') return 'Enter a date, such as 01/31/2027';
  if (pattern === FORMATS['email']) return EXAMPLES['email'];
  return keyword === 'format' ? EXAMPLES[formatOf(textOf(pattern)) ?? ''] : undefined;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as name@example.com',
  uri: 'Enter an address, such as https://example.com',
  uuid: 'Enter the whole code, with its hyphens',
  time: 'Enter a time, such as 2:30 PM',
};

/** The format that the engine represents by this pattern. */
export const formatOf = (pattern: string): string | undefined =>
  Object.keys(FORMATS).find((format) => FORMATS[format] === pattern);
