import { textOf } from '../../../wording/text-of.ts';
import type { Defect } from '../../finding.ts';
import { object, optionsOf, type Field } from '../../../model/fields.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { onceEach } from '../../../../logic/once.ts';
import { isRequiredAnywhere } from '../../../model/required-anywhere.ts';
import type { LintRule } from '../../rule.ts';

const CONSTRAINTS = [
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'const',
  // Only a broken draft can contain a choice that is not listed, but its message is still shown.
  'enum',
];
const NUMBERS = ['integer', 'number'];

export const c3: LintRule = {
  code: 'C3',
  keeps:
    'Every mistake that a schema can find has its own message, and every message is for such a mistake.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap(unmatched),
};

const unmatched = onceEach(({ fields, uiFile, schema: whole }: StepModel): Defect[] =>
  fields.flatMap((field) => {
    const errors = object(optionsOf(field)['errors']);
    const possible = mistakes(field);
    const pointer = field.uiPointer;
    const missing = possible
      .filter((keyword) => errors[keyword] === undefined)
      .map((keyword): Defect => ({
        file: uiFile,
        pointer,
        message: `"${field.name}" has no message for "${keyword}": the visitor reads "Please check this answer" and has to guess.`,
        suggestion: `Add "${keyword}" to the errors in "ui:options".`,
      }));
    const idle = Object.keys(errors)
      .filter((keyword) => ![...possible, 'type', 'required', 'enum'].includes(keyword))
      .map((keyword): Defect => ({
        file: uiFile,
        pointer: `${pointer}/ui:options/errors/${keyword}`,
        message: `The schema of "${field.name}" has no "${keyword}": this message is never shown.`,
      }));
    const unasked =
      errors['required'] !== undefined && !isRequiredAnywhere(whole, field.name)
        ? [
            {
              file: uiFile,
              pointer: `${pointer}/ui:options/errors/required`,
              message: `"${field.name}" has a message for an empty answer but may stay empty: a visitor who skips it never sees the message.`,
              suggestion: `Add "${field.name}" to "required" in schema.json, or take the message out.`,
            },
          ]
        : [];
    return [...missing, ...idle, ...unasked];
  }),
);

/** The keywords of a field that an answer can violate, including "required" and "type". */
export function mistakes(field: Field): string[] {
  const { schema, required, ui } = field;
  if (ui['ui:widget'] === 'hidden') return [];
  const keywords = CONSTRAINTS.filter((keyword) => schema[keyword] !== undefined);
  const needed = required === 'never' ? [] : ['required'];
  const offered = optionsOf(field)['choicesFrom'] === undefined ? [] : ['enum'];
  const typed =
    NUMBERS.includes(textOf(schema['type'])) && schema['readOnly'] !== true ? ['type'] : [];
  const isScalarItem = field.path.endsWith('.*');
  const inList = isScalarItem && schema['enum'] !== undefined;
  // Ajv reports an unlisted option on the list itself.
  return [
    ...needed,
    ...keywords.filter((keyword) => !(inList && keyword === 'enum')),
    ...offered,
    ...typed,
  ];
}
