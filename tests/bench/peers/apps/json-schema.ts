import type { Field, Json, Option, Step } from './definition.ts';

type Schema = Record<string, Json>;

/** A step as JSON Schema, as it would lie beside a server that checks the same. */
export const schemaOfStep = ({ title, fields }: Step): Schema => ({
  title,
  ...schemaOfFields(fields),
});

const schemaOfFields = (fields: readonly Field[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  required: fields.map(({ name }) => name),
});

function schemaOf(field: Field): Schema {
  const title = field.label;
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return { title, type: 'string', maxLength: field.maxLength };
    case 'email':
      return { title, type: 'string', format: 'email' };
    case 'number':
      return { title, type: 'integer', minimum: field.minimum, maximum: field.maximum };
    case 'yes-no':
      return { title, type: 'boolean' };
    case 'radio':
    case 'select':
      return { title, ...choice(field.options) };
    case 'checks':
      return {
        title,
        type: 'array',
        items: choice(field.options),
        minItems: 1,
        uniqueItems: true,
      };
    case 'list':
      return { title, type: 'array', minItems: 1, items: schemaOfFields(field.fields) };
  }
}

const choice = (options: readonly Option[]): Schema => ({
  type: 'string',
  oneOf: options.map(({ value, label }) => ({ const: value, title: label })),
});
