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

/** What RJSF and the templates append to a field's id: `root.trade-0`, `root.trade__error`. */
const PART = /^(-\d+|__.*)$/;

/** A field whose id belongs to a part of another one. */
function sameId({ fields, schemaFile: file }: StepModel): Defect[] {
  return fields.flatMap((field): Defect[] => {
    const first = fields.find(
      ({ at }) => field.at.startsWith(at) && PART.test(field.at.slice(at.length)),
    );
    if (first === undefined) return [];
    return [
      {
        file,
        pointer: field.pointer,
        message: `"${field.at}" has the id of a part of "${first.at}" on the page: the label or a message of one would be attached to the other.`,
        suggestion: 'Give one of them another name.',
      },
    ];
  });
}
