import type { LintRule } from '../../rule.ts';

export const f4: LintRule = {
  code: 'F4',
  keeps: 'Every step schema compiles in Ajv’s strict mode.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ compiled, schemaFile }) =>
      compiled.ok
        ? []
        : [
            {
              file: schemaFile,
              pointer: '',
              message: `The schema cannot be compiled (${compiled.text}): no answer on this step could be checked.`,
            },
          ],
    ),
};
