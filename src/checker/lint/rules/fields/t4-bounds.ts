import type { LintRule } from '../../rule.ts';

const PAIRS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

export const t4: LintRule = {
  code: 'T4',
  name: 'bounds-in-order',
  layer: 'parts',
  guarantee: 'No minimum is above its maximum.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ fields, schemaFile }) =>
      fields.flatMap(({ schema, pointer, name }) =>
        PAIRS.flatMap(([low, high]) => {
          const least = schema[low];
          const most = schema[high];
          if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
          return [
            {
              file: schemaFile,
              pointer: `${pointer}/${low}`,
              message: `"${low}" ${least} is above "${high}" ${most}: no answer to "${name}" is ever accepted.`,
            },
          ];
        }),
      ),
    ),
};
