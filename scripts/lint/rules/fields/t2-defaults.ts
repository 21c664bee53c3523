import { compileSchema } from '../../model/ajv.ts';
import type { LintRule } from '../../rule.ts';

export const t2: LintRule = {
  code: 'T2',
  keeps: 'Every default and every example is a valid answer.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile }) =>
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
    ),
};
