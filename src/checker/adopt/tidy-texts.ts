import { isObject, mapValues, type Json, type JsonObject, type Part } from '../../engine/core.ts';

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
