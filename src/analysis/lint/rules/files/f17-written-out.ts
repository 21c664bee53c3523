import type { Field } from '../../../model/fields.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const f17: LintRule = {
  code: 'F17',
  keeps: 'Shorthand in a schema can be expanded, and no two fields have the same id on the page.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap((step) => [
      ...step.problems.map((problem): Defect => ({ file: step.schemaFile, ...problem })),
      ...step.fields.flatMap((field) => untyped(step, field)),
      ...sameId(step),
    ]),
};

function untyped({ schemaFile: file }: StepModel, { schema, pointer, name }: Field): Defect[] {
  if (schema['type'] !== undefined) return [];
  return [
    {
      file,
      pointer,
      message: `"${name}" has no type: any answer would be accepted.`,
      suggestion: 'Write the type of the answer, such as "type": "string".',
    },
  ];
}

/** RJSF builds a field's id from the names on its path, joined by `_`. */
function sameId({ fields, schemaFile: file }: StepModel): Defect[] {
  const idOf = ({ at }: Field) => at.slice(1).replaceAll('/', '_');
  return fields.flatMap((field, index): Defect[] => {
    const first = fields.slice(0, index).find((other) => idOf(other) === idOf(field));
    if (first === undefined) return [];
    return [
      {
        file,
        pointer: field.pointer,
        message: `"${field.at}" and "${first.at}" have the same id on the page: the label or a message of one would be attached to the other.`,
        suggestion: 'Give one of them another name.',
      },
    ];
  });
}
