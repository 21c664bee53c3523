import { nearestOrAll, object, valueAsText } from '../../../../engine/core.ts';
import { comparisonsOf } from '../../../model/comparisons.ts';
import { compileSchema } from '../../../model/ajv.ts';
import type { LintRule } from '../../rule.ts';

export const l5: LintRule = {
  code: 'L5',
  name: 'choices-exist',
  layer: 'parts',
  guarantee: 'An answer is compared only with values that it can have.',
  severity: 'error',
  check: (model) => {
    const offered = (name: unknown) => {
      const value = typeof name === 'string' ? model.compiled?.value(name) : undefined;
      return value === undefined ? null : allOffered(model.catalogs);
    };
    return comparisonsOf(model).flatMap(({ file, pointer, operator, field, constant }) => {
      if (!['==', '!=', 'in'].includes(operator)) return [];
      const schema = operator === 'in' ? object(field.schema['items']) : field.schema;
      const compiled = compileSchema(schema);
      const choices = object(field.ui['ui:options'])['choicesFrom'];
      const list = offered(choices);
      const accepted = compiled.ok && compiled.validate(constant).length === 0;
      if (accepted && (list === null || list.includes(valueAsText(constant)))) return [];
      const known = Array.isArray(schema['enum']) ? schema['enum'].map(String) : (list ?? []);
      const suggestion = nearestOrAll(valueAsText(constant), known);
      return [
        {
          file,
          pointer,
          message: `"${field.path}" can never be ${JSON.stringify(constant)}: this comparison has the same result for every visitor.`,
          suggestion,
        },
      ];
    });
  },
};

/** Strings in lists in the catalogs, which is where `choicesFrom` gets its choices. */
function allOffered(catalogs: Readonly<Record<string, { entries: readonly object[] }>>): string[] {
  return Object.values(catalogs).flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      Object.values(entry).flatMap((value: unknown) =>
        Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [],
      ),
    ),
  );
}
