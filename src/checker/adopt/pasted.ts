import { isObject, mapValues, type Json, type JsonObject, type Part } from '../../engine/core.ts';
import { parseSource, positionAt } from '../project/source-file.ts';

/**
 * Reads a schema and its UI schema, or says what is wrong with them. Also accepts what the RJSF
 * playground shares: one object that contains both.
 * @param ui the text of the UI schema; empty if there is none
 */
export function pastedFrom(typed: { schema: string; ui: string }): {
  part?: Part;
  problem?: string;
} {
  const schema = objectIn('The JSON Schema', typed.schema);
  const ui = objectIn('The UI schema', typed.ui.trim() === '' ? '{}' : typed.ui);
  if (typeof schema === 'string') return { problem: schema };
  if (typeof ui === 'string') return { problem: ui };
  const { schema: inside, uiSchema } = schema;
  return isObject(inside)
    ? { part: { schema: inside, ui: isObject(uiSchema) ? uiSchema : ui } }
    : { part: { schema, ui } };
}

function objectIn(what: string, text: string): JsonObject | string {
  const { json, syntax } = parseSource('', text);
  if (isObject(json)) return json;
  const [first] = syntax;
  if (first === undefined) return `${what} is not an object.`;
  const { line, column } = positionAt(text, first.offset);
  return `${what} is not valid JSON at line ${line}, column ${column}.`;
}

/** Keywords under which a schema keeps names, and those with answers. */
const RECORDS = ['properties', 'definitions', '$defs', 'patternProperties'];
const ANSWERS = ['const', 'enum', 'default', 'examples'];
const WORDS = /^(?:ui:)?(?:title|description|help|placeholder)$/;

/** A pasted form whose words have no spaces but single ones between them, as a page would show them. */
export const withTidyTexts = ({ schema, ui }: Part): Part => ({
  schema: tidySchema(schema),
  ui: mapValues(ui, tidyLook),
});

function tidySchema(schema: JsonObject): JsonObject {
  return mapValues(schema, (value, key) => {
    if (ANSWERS.includes(key)) return value;
    if (typeof value === 'string') return WORDS.test(key) ? tidy(value) : value;
    if (Array.isArray(value))
      return value.map((part) => (isObject(part) ? tidySchema(part) : part));
    if (!isObject(value)) return value;
    return RECORDS.includes(key)
      ? mapValues(value, (field) => (isObject(field) ? tidySchema(field) : field))
      : tidySchema(value);
  });
}

function tidyLook(value: Json, key: string): Json {
  if (typeof value === 'string') return WORDS.test(key) ? tidy(value) : value;
  return isObject(value) ? mapValues(value, tidyLook) : value;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
