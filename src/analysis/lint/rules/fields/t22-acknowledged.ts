import { textOf } from '../../../wording/text-of.ts';
import type { Defect } from '../../finding.ts';
import { optionsOf, type Field } from '../../../model/fields.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { isRequiredAnywhere } from '../../../model/required-anywhere.ts';
import type { LintRule } from '../../rule.ts';

export const t22: LintRule = {
  code: 'T22',
  keeps:
    'A box that must be acknowledged is required, is never checked in advance, shows what it is about and names the version of its text.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => step.fields.flatMap((field) => problemsOf(step, field))),
};

function problemsOf({ schema: whole, schemaFile, uiFile }: StepModel, field: Field): Defect[] {
  const { schema, name, path, pointer, uiPointer, ui } = field;
  const widget = textOf(ui['ui:widget'] ?? '');
  const isAcknowledged = widget === 'acknowledgement';
  const isBox = isAcknowledged || widget === 'checkbox';
  const { catalog, intro, consent } = optionsOf(field);
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
            `"${name}" must be checked but is not required: a visitor can continue without checking it.`,
            `Add "${name}" to "required".`,
          ),
        ]
      : []),
    ...(isAcknowledged && !mustBeTrue
      ? [
          inSchema(
            `"${name}" can be acknowledged without being checked: the schema accepts "no" as an answer.`,
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
    ...(isAcknowledged && consent === undefined && !path.includes('*')
      ? [
          {
            file: uiFile,
            pointer: uiPointer,
            message: `Nothing is kept of when "${name}" was agreed to, and to which text.`,
            suggestion: 'Add "consent" to "ui:options", as { "id": "terms", "version": "2025-1" }.',
          },
        ]
      : []),
    ...(isAcknowledged && catalog === undefined && intro === undefined
      ? [
          {
            file: uiFile,
            pointer: uiPointer,
            message: `"${name}" asks visitors to acknowledge something that is not shown.`,
            suggestion: 'Add "intro" with the text, or "catalog" with the list, to "ui:options".',
          },
        ]
      : []),
  ];
}
