import {
  type JsonObject,
  conditionals,
  object,
  onceEach,
  unknownRequired,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { compileSchema } from '../../../model/ajv.ts';
import { buttonAnswers } from '../../../model/buttons.ts';
import type { Model } from '../../../model/model.ts';

export const t1: LintRule = {
  code: 'T1',
  name: 'required-exists',
  layer: 'names',
  guarantee:
    'Every required name is a field of the same object, and a condition requires what it compares.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap(unknownNames),
};

const unknownNames = onceEach(({ schema, schemaFile }: StepModel): Defect[] => [
  ...unknownRequired(schema).map((found) => ({ file: schemaFile, ...found })),
  ...openConditions(schema, schemaFile),
]);

/** In JSON Schema, a comparison with an unanswered field always passes. */
function openConditions(schema: JsonObject, file: string): Defect[] {
  const tests = new Map(conditionals(schema).map(({ pointer, test }) => [pointer, test]));
  return [...tests].flatMap(([branch, test]) => {
    if (branch.endsWith('/else')) return [];
    const required = Array.isArray(test['required']) ? test['required'] : [];
    return Object.keys(object(test['properties']))
      .filter((name) => !required.includes(name))
      .map((name) => ({
        file,
        pointer: `${branch.replace(/then$/, 'if')}/required`,
        message: `The condition compares "${name}" but does not require it: it holds for a visitor who has not answered yet.`,
        suggestion: `Add "${name}" to "required" of the "if".`,
      }));
  });
}

export const t2: LintRule = {
  code: 'T2',
  name: 'default-valid',
  layer: 'parts',
  guarantee:
    'Every default, example and answer of a button is valid, and defaults are only where they take effect.',
  severity: 'error',
  check: (model) => [
    ...model.steps.flatMap(firstAnswers),
    ...model.steps.flatMap(idleDefaults),
    ...buttons(model),
  ],
};

const firstAnswers = onceEach(({ fields, schemaFile }: StepModel): Defect[] =>
  fields.flatMap(({ schema, pointer, name }) => {
    const { default: first, examples, ...rest } = schema;
    const compiled = compileSchema(rest);
    if (!compiled.ok) return [];
    const given = [
      ...(first === undefined ? [] : [{ at: 'default', value: first }]),
      ...(Array.isArray(examples) ? examples : []).map((value, index) => ({
        at: `examples/${index}`,
        value,
      })),
    ];
    return given
      .filter(({ value }) => compiled.validate(value).length > 0)
      .map(({ at, value }) => ({
        file: schemaFile,
        pointer: `${pointer}/${at}`,
        message: `${JSON.stringify(value)} is not a valid answer to "${name}": the visitor sees an error before doing anything.`,
        suggestion: 'Write an answer that the schema of the field accepts, or take it out.',
      }));
  }),
);

/** Widgets whose answer can be changed but not cleared. */
const KEPT = ['cards', 'yes-no', 'output', 'hidden'];

/** Defaults that never take effect, and those that reappear after the visitor clears the field. */
const idleDefaults = onceEach(({ fields, schemaFile }: StepModel): Defect[] =>
  fields.flatMap(({ schema, pointer, name, parent, conditional, required, ui }): Defect[] => {
    const first = schema['default'];
    if (first === undefined) return [];
    const say = (message: string, suggestion: string): Defect[] => [
      { file: schemaFile, pointer: `${pointer}/default`, message, suggestion },
    ];
    if (parent !== null || conditional) {
      return say(
        `The default of "${name}" is never applied: only fields directly under "properties" of the step can have one.`,
        'Take it out, or let the flow derive the answer ("derive" with the mode "follow").',
      );
    }
    const canEmpty = required === 'never' && !KEPT.includes(valueAsText(ui['ui:widget'] ?? ''));
    if (!canEmpty || first === false) return [];
    return say(
      `A visitor who clears "${name}" finds the default there again: it is applied whenever the step opens without an answer.`,
      `Add "${name}" to "required", or take the default out.`,
    );
  }),
);

function buttons(model: Model): Defect[] {
  return buttonAnswers(model).flatMap(({ pointer, label, field, value }): Defect[] => {
    const compiled = field === undefined ? undefined : compileSchema(field.schema);
    if (field === undefined || !compiled?.ok || compiled.validate(value).length === 0) return [];
    return [
      {
        file: model.flowPath,
        pointer,
        message: `The button "${label}" answers "${field.name}" with ${JSON.stringify(value)}, which its schema rejects: a visitor who presses it cannot continue.`,
        suggestion: `Write a value that the schema of "${field.name}" allows.`,
      },
    ];
  });
}
