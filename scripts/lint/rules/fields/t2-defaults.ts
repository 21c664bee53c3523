import type { Draft } from '../../finding.ts';
import { compileSchema } from '../../model/ajv.ts';
import { buttonAnswers } from '../../model/buttons.ts';
import type { Model } from '../../model/model.ts';
import type { LintRule } from '../../rule.ts';

export const t2: LintRule = {
  code: 'T2',
  keeps: 'Every default, every example and what a button answers is a valid answer.',
  severity: 'error',
  check: (model) => [...firstAnswers(model), ...buttons(model)],
};

function firstAnswers({ steps }: Model): Draft[] {
  return steps.flatMap(({ fields, schemaFile }) =>
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
          message: `${JSON.stringify(value)} is not a valid answer to "${name}": the visitor meets an error before doing anything.`,
        }));
    }),
  );
}

function buttons(model: Model): Draft[] {
  return buttonAnswers(model).flatMap(({ pointer, label, field, value }): Draft[] => {
    const compiled = field === undefined ? undefined : compileSchema(field.schema);
    if (field === undefined || !compiled?.ok || compiled.validate(value).length === 0) return [];
    return [
      {
        file: model.flowPath,
        pointer,
        message: `The button "${label}" answers "${field.name}" with ${JSON.stringify(value)}, which its schema refuses: who presses it cannot go on.`,
        suggestion: `Write a value that the schema of "${field.name}" allows.`,
      },
    ];
  });
}
