import type { Defect } from '../../finding.ts';
import { mistakes, object, onceEach, optionsOf } from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { isRequiredAnywhere } from '../../../model/required-anywhere.ts';
import type { LintRule } from '../../rule.ts';

export const c3: LintRule = {
  code: 'C3',
  name: 'message-exists',
  layer: 'parts',
  guarantee:
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
