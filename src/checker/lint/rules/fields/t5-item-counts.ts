import { type Field, object, optionsOf } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const t5: LintRule = {
  code: 'T5',
  name: 'item-counts',
  layer: 'parts',
  guarantee:
    'A list asks for no more items than there are options, and tells visitors if it accepts fewer.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile: file }) =>
      fields.flatMap((field) => [...tooFew(file, field), ...silent(file, field)]),
    ),
};

/** The number of options, if each can be chosen only once. */
function offered({ schema, ui }: Field): number | undefined {
  // A checkbox can be checked only once, whatever the schema allows.
  const isOnce = schema['uniqueItems'] === true || ui['ui:widget'] === 'checks';
  const options = object(schema['items'])['enum'];
  return isOnce && Array.isArray(options) ? options.length : undefined;
}

function tooFew(file: string, field: Field): Defect[] {
  const count = offered(field);
  const { minItems } = field.schema;
  if (count === undefined || typeof minItems !== 'number' || minItems <= count) return [];
  return [
    {
      file,
      pointer: `${field.pointer}/minItems`,
      message: `"${field.name}" asks for ${minItems} of ${count} options: the visitor can never continue.`,
    },
  ];
}

function silent(file: string, field: Field): Defect[] {
  const count = offered(field);
  const { maxItems } = field.schema;
  if (count === undefined || typeof maxItems !== 'number' || maxItems >= count - 1) return [];
  if (optionsOf(field)['tooMany'] !== undefined) return [];
  return [
    {
      file,
      pointer: `${field.pointer}/maxItems`,
      message: `"${field.name}" offers ${count} options and refuses more than ${maxItems} without telling the visitor in advance.`,
      suggestion: 'Add "tooMany" to "ui:options": the message for a visitor who exceeds the limit.',
    },
  ];
}
