import { conditionals, object, valueAsText } from '../../../../engine/core.ts';
import { openingValues } from '../../../model/opening.ts';
import { ofSchema } from '../../../proof/samples.ts';
import type { LintRule } from '../../rule.ts';

export const g13: LintRule = {
  code: 'G13',
  name: 'field-appears',
  layer: 'steps',
  guarantee: 'Every field that depends on another one can appear.',
  severity: 'error',
  check: ({ steps, today }) =>
    steps.flatMap(({ schema, schemaFile }) => {
      const parts = conditionals(schema).filter(({ when }) => when);
      const shown = new Map(Object.entries(object(schema['properties'])));
      const open = new Set(parts);
      for (let grew = true; grew;) {
        grew = false;
        for (const part of open) {
          const tests = Object.entries(object(part.test['properties']));
          const answered = Array.isArray(part.test['required']) ? part.test['required'] : [];
          const asked = answered.every((name) => shown.has(valueAsText(name)));
          const possible =
            asked &&
            tests.every(([name, test]) => {
              const field = shown.get(name);
              if (field === undefined) return false;
              return openingValues(test, object(field), ofSchema(object(field), today)).length > 0;
            });
          if (!possible) continue;
          open.delete(part);
          grew = true;
          for (const [name, field] of Object.entries(object(part.schema['properties']))) {
            shown.set(name, field);
          }
        }
      }
      return [...open].map(({ pointer, schema: part }) => ({
        file: schemaFile,
        pointer,
        message: `${Object.keys(object(part['properties']))
          .map((name) => `"${name}"`)
          .join(
            ', ',
          )} can never appear: the condition matches no answer to a field that appears before it.`,
      }));
    }),
};
