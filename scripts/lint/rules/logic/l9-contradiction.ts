import { alwaysIs } from '../../proof/propositional.ts';
import { scopesFor, truthOf } from '../../proof/truth.ts';
import type { LintRule } from '../../rule.ts';

export const l9: LintRule = {
  code: 'L9',
  keeps: 'Every named condition and every rule can hold.',
  severity: 'error',
  check: ({ proof, flow, flowPath, steps }) => {
    const subject = proof()?.subject;
    if (subject === undefined || flow === undefined) return [];
    const conditions = Object.entries(flow.conditions).map(([name, expression]) => ({
      file: flowPath,
      pointer: `/conditions/${name}`,
      expression,
      what: `The condition "${name}" holds for no visitor: what depends on it never happens.`,
    }));
    const rules = steps.flatMap(({ rules: all, rulesFile }) =>
      all.map(({ id, valid }, index) => ({
        file: rulesFile,
        pointer: `/rules/${index}/valid`,
        expression: valid,
        what: `The rule "${id}" is broken by every answer: no visitor gets past this step.`,
      })),
    );
    return [...conditions, ...rules].flatMap(({ file, pointer, expression, what }) => {
      const { scopes, exact } = scopesFor(subject, [expression]);
      const never = exact && !truthOf(subject, expression, scopes).some(Boolean);
      if (!never && alwaysIs(expression, flow) !== false) return [];
      return [{ file, pointer, message: what }];
    });
  },
};
