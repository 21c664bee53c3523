import type { Defect } from '../../finding.ts';
import { sameId, untyped } from '../../../../engine/core.ts';
import type { LintRule } from '../../rule.ts';

export const f17: LintRule = {
  code: 'F17',
  name: 'written-out',
  layer: 'files',
  guarantee:
    'Shorthand in a schema can be expanded, and no two fields have the same id on the page.',
  severity: 'error',
  check: ({ steps }) =>
    steps.flatMap(({ schemaFile: file, problems, fields }) =>
      [...problems, ...fields.flatMap(untyped), ...sameId(fields)].map((told): Defect => ({
        file,
        ...told,
      })),
    ),
};
