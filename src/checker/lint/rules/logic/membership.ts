import { nearestOrAll, object, operation, valueAsText } from '../../../../engine/core.ts';
import { comparisonsOf, expressionsOf, operations } from '../../../model/expressions.ts';
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
      const isListed = known.includes(valueAsText(constant));
      return [
        {
          file,
          pointer,
          message: `"${field.path}" can never be ${JSON.stringify(constant)}: this comparison has the same result for every visitor.`,
          // A listed choice that the schema refuses has a contradiction of its own.
          suggestion: isListed ? undefined : nearestOrAll(valueAsText(constant), known),
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

export const l6: LintRule = {
  code: 'L6',
  name: 'membership-possible',
  layer: 'parts',
  guarantee: '`in` tests whether a list contains a value, never whether a text contains another.',
  severity: 'error',
  check: (model) => {
    const fields = new Map(
      model.steps.flatMap((step) => step.fields).map((field) => [field.path, field]),
    );
    return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
      operations(expression, pointer)
        .filter(({ name }) => name === 'in')
        .flatMap(({ operands, at }) => {
          const target = operands[1] === undefined ? null : operation(operands[1]);
          const field =
            target?.name === 'var' ? fields.get(valueAsText(target.operands[0])) : undefined;
          if (field === undefined || field.schema['type'] === 'array') return [];
          return [
            {
              file,
              pointer: at,
              message: `"${field.path}" is a single ${valueAsText(field.schema['type'])}, not a list: "in" is false for every visitor.`,
              suggestion: 'Use "==", or give a list as the second operand.',
            },
          ];
        }),
    );
  },
};
