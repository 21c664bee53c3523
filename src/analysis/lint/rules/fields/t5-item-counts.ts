import { object, optionsOf, type Field } from '../../../model/fields.ts';
import type { StepModel } from '../../../model/model.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const t5: LintRule = {
  code: 'T5',
  keeps:
    'A list asks for no more items than there are options, and allows as many as its widget does.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) =>
      step.fields.flatMap((field) => [
        ...againstWidget(step, field),
        ...againstOptions(step, field),
      ]),
    ),
};

/** The schema's limits against the most that the widget lets the visitor choose. */
function againstWidget({ schemaFile, uiFile }: StepModel, field: Field): Defect[] {
  const { schema, pointer, name, uiPointer } = field;
  const { minItems, maxItems } = schema;
  const { max } = optionsOf(field);
  if (typeof max !== 'number') return [];
  const found: Defect[] = [];
  if (typeof minItems === 'number' && max < minItems) {
    found.push({
      file: uiFile,
      pointer: `${uiPointer}/ui:options/max`,
      message: `The widget of "${name}" lets the visitor choose ${max}, the schema asks for at least ${minItems}: nobody can go on.`,
    });
  }
  if (typeof maxItems === 'number' && maxItems < max) {
    found.push({
      file: schemaFile,
      pointer: `${pointer}/maxItems`,
      message: `The widget of "${name}" lets the visitor choose ${max}, the schema refuses more than ${maxItems}.`,
    });
  }
  return found;
}

/** The schema's limits against the number of options, if each can be chosen only once. */
function againstOptions({ schemaFile: file }: StepModel, field: Field): Defect[] {
  const { schema, pointer, name, ui } = field;
  const { minItems, maxItems } = schema;
  const options = object(schema['items'])['enum'];
  // A checkbox is ticked once, whatever the schema says.
  const isOnce = schema['uniqueItems'] === true || ui['ui:widget'] === 'checks';
  if (!Array.isArray(options) || !isOnce) return [];
  const found: Defect[] = [];
  if (typeof minItems === 'number' && minItems > options.length) {
    found.push({
      file,
      pointer: `${pointer}/minItems`,
      message: `"${name}" asks for ${minItems} of ${options.length} options: the visitor can never go on.`,
    });
  }
  const isSilent = optionsOf(field)['max'] === undefined;
  if (typeof maxItems === 'number' && maxItems < options.length - 1 && isSilent) {
    found.push({
      file,
      pointer: `${pointer}/maxItems`,
      message: `"${name}" offers ${options.length} options and refuses more than ${maxItems} without saying so beforehand.`,
      suggestion: 'Give the widget a "max", or raise maxItems.',
    });
  }
  return found;
}
