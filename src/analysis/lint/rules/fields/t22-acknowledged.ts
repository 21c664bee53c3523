import { textOf } from '../../../wording/text-of.ts';
import type { Defect } from '../../finding.ts';
import { optionsOf, type Field } from '../../../model/fields.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { isRequiredAnywhere } from '../../../model/required-anywhere.ts';
import type { LintRule } from '../../rule.ts';

export const t22: LintRule = {
  code: 'T22',
  keeps:
    'What has to be acknowledged is required, is never checked beforehand and shows what it is about.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => step.fields.flatMap((field) => problemsOf(step, field))),
};

function problemsOf({ schema: whole, schemaFile, uiFile }: StepModel, field: Field): Defect[] {
  const { schema, name, pointer, uiPointer, ui } = field;
  const widget = textOf(ui['ui:widget'] ?? '');
  const isAcknowledged = widget === 'acknowledgement';
  const isBox = isAcknowledged || widget === 'checkbox';
  const { catalog, intro } = optionsOf(field);
  const inSchema = (message: string, suggestion: string): Defect => ({
    file: schemaFile,
    pointer,
    message,
    suggestion,
  });
  const mustBeTrue = schema['const'] === true;
  return [
    ...((isAcknowledged || mustBeTrue) && !isRequiredAnywhere(whole, name)
      ? [
          inSchema(
            `"${name}" has to be checked and is not required: a visitor who leaves it alone goes on without.`,
            `Add "${name}" to "required".`,
          ),
        ]
      : []),
    ...(isAcknowledged && !mustBeTrue
      ? [
          inSchema(
            `"${name}" is acknowledged without being checked: the schema takes "no" for an answer.`,
            'Write "const": true.',
          ),
        ]
      : []),
    ...(isBox && schema['default'] === true
      ? [
          inSchema(
            `"${name}" is checked before the visitor has read it: nobody agreed to anything.`,
            'Take "default" out.',
          ),
        ]
      : []),
    ...(isAcknowledged && catalog === undefined && intro === undefined
      ? [
          {
            file: uiFile,
            pointer: uiPointer,
            message: `"${name}" asks to acknowledge something and does not show it.`,
            suggestion: 'Add "intro" with the words, or "catalog" with the list, to "ui:options".',
          },
        ]
      : []),
  ];
}
