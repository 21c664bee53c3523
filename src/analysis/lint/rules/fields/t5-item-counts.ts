import { object, optionsOf } from '../../../model/fields.ts';
import type { LintRule } from '../../rule.ts';

export const t5: LintRule = {
  code: 'T5',
  keeps:
    'A list asks for no more items than there are options, and allows as many as its widget does.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile, uiFile }) =>
      fields.flatMap((field) => {
        const { schema, pointer, name, ui } = field;
        // A checkbox is ticked once, whatever the schema says.
        const isOnce = schema['uniqueItems'] === true || ui['ui:widget'] === 'checks';
        const options = object(schema['items'])['enum'];
        const { minItems, maxItems } = schema;
        const { max } = optionsOf(field);
        const tooFew =
          Array.isArray(options) &&
          isOnce &&
          typeof minItems === 'number' &&
          minItems > options.length;
        const tooMany =
          Array.isArray(options) &&
          isOnce &&
          typeof maxItems === 'number' &&
          maxItems < options.length - 1 &&
          max === undefined;
        const overWidget =
          typeof max === 'number' && typeof maxItems === 'number' && maxItems < max;
        const underSchema =
          typeof max === 'number' && typeof minItems === 'number' && max < minItems;
        return [
          ...(underSchema
            ? [
                {
                  file: uiFile,
                  pointer: `${field.uiPointer}/ui:options/max`,
                  message: `The widget of "${name}" lets the visitor choose ${max}, the schema asks for at least ${minItems}: nobody can go on.`,
                },
              ]
            : []),
          ...(tooFew
            ? [
                {
                  file: schemaFile,
                  pointer: `${pointer}/minItems`,
                  message: `"${name}" asks for ${minItems} of ${options.length} options: the visitor can never go on.`,
                },
              ]
            : []),
          ...(tooMany
            ? [
                {
                  file: schemaFile,
                  pointer: `${pointer}/maxItems`,
                  message: `"${name}" offers ${options.length} options and refuses more than ${maxItems} without saying so beforehand.`,
                  suggestion: 'Give the widget a "max", or raise maxItems.',
                },
              ]
            : []),
          ...(overWidget
            ? [
                {
                  file: schemaFile,
                  pointer: `${pointer}/maxItems`,
                  message: `The widget of "${name}" lets the visitor choose ${max}, the schema refuses more than ${maxItems}.`,
                },
              ]
            : []),
        ];
      }),
    ),
};
