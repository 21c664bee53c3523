import type { JsonObject } from '../../src/engine/logic/json.ts';

/** A generated step, larger than any handwritten one. */
export type Generated = { title: string; properties: JsonObject; look: JsonObject };

const errors = { required: 'Please answer', maxLength: 'Please shorten this' };
const textLook: JsonObject = { 'ui:widget': 'text', 'ui:options': { errors } };
const text = (title: string): JsonObject => ({ title, type: 'string', maxLength: 100 });

/** `count` text fields, one below the other. */
export function fieldsOf(count: number): Generated {
  const names = Array.from({ length: count }, (_, index) => `field${index + 1}`);
  return {
    title: `${count} fields`,
    properties: Object.fromEntries(names.map((name) => [name, text(name)])),
    look: Object.fromEntries(names.map((name) => [name, textLook])),
  };
}

/** A list that starts with `count` items of two fields each; items can be moved. */
export function rowsOf(count: number): Generated {
  const items = {
    type: 'object',
    properties: { name: text('Name'), place: text('Place') },
    required: ['name', 'place'],
  };
  const messages = { required: 'Add one', minItems: 'Add one', maxItems: '{max} at most' };
  const options = { itemTitle: 'Thing {number}', addLabel: 'Add a thing', reorder: true };
  return {
    title: `${count} rows`,
    properties: {
      things: { title: 'Things', type: 'array', minItems: count, maxItems: count + 100, items },
    },
    look: {
      things: {
        'ui:widget': 'list',
        'ui:options': { ...options, errors: messages },
        items: { name: textLook, place: textLook },
      },
    },
  };
}
