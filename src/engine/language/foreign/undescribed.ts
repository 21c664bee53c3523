import { didYouMean } from '../../logic/did-you-mean.ts';
import { isObject, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import stepMeta from '../../../../schemas/meta/step.schema.json' with { type: 'json' };
import type { Problem } from '../normalize/notes.ts';
import { suggestionFor } from '../problems/suggestions.ts';

/** A field with what it leaves open filled in, and what was filled in. */
type Filled = { schema: JsonObject; notes: Problem[] };

const TEXT = 'Describe it, such as "type": "string".';

/** A field of any type, or of several types with text among them, as a text: that is always accepted. */
export function asText(schema: JsonObject, at: string): Filled {
  const { type } = schema;
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  const name = JSON.stringify(at.slice(at.lastIndexOf('/') + 1));
  const text = (message: string): Filled => ({
    schema: {
      ...schema,
      type: Array.isArray(type) && type.includes('null') ? ['string', 'null'] : 'string',
    },
    notes: [{ pointer: at, message, suggestion: TEXT }],
  });
  if (types.length > 1 && types.includes('string') && schema['enum'] === undefined)
    return text(`${name} may be ${types.map(textOf).join(' or ')}: it is asked as a text.`);
  const isOpen = type === undefined && Object.keys(schema).every((key) => REMARKS.has(key));
  return isOpen
    ? text(`Nothing says what ${name} is: it is asked as a text.`)
    : { schema, notes: [] };
}

const REMARKS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'examples',
  'readOnly',
  'not',
]);

const OWN_KEYS = [stepMeta, stepMeta.definitions.field].flatMap(({ properties }) =>
  Object.keys(properties),
);

/** What no validator reads: a word that is no keyword and like none, or a format that is no name. */
export function meansNothing(key: string, value: Json): Omit<Problem, 'pointer'> | undefined {
  if (key === 'format' && !/^[\w-]+$/.test(textOf(value))) {
    return {
      message: `There is no format ${JSON.stringify(value)}: it is left out, as every validator does.`,
      suggestion: 'Write it as "pattern" if it is a regular expression.',
    };
  }
  const isKnown =
    OWN_KEYS.includes(key) ||
    key.startsWith('x-') ||
    suggestionFor({ path: 'schemas/step/schema.json' }, `/${key}`) !== undefined;
  if (isKnown || didYouMean(key, OWN_KEYS) !== undefined) return undefined;
  return {
    message: `"${key}" is no keyword: it is left out, as every validator does.`,
    suggestion: isObject(value) ? 'If it is a field, move it into "properties".' : 'Take it out.',
  };
}
