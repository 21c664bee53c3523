import { alwaysIs } from '../../proof/propositional.ts';
import { scopesFor, truthOf } from '../../proof/truth.ts';
import type { LintRule } from '../../rule.ts';

export const l10: LintRule = {
  code: 'L10',
  keeps: 'No named condition and no rule holds whatever the answers are.',
  severity: 'error',
  check: ({ proof, flow, flowPath, steps }) => {
    const subject = proof()?.subject;
    if (subject === undefined || flow === undefined) return [];
    const conditions = Object.entries(flow.conditions).map(([name, expression]) => ({
      file: flowPath,
      pointer: `/conditions/${name}`,
      expression,
      what: `The condition "${name}" holds for every visitor: the other way is never taken.`,
    }));
    const rules = steps.flatMap(({ rules: all, rulesFile }) =>
      all.map(({ id, valid }, index) => ({
        file: rulesFile,
        pointer: `/rules/${index}/valid`,
        expression: valid,
        what: `The rule "${id}" holds for every answer: it never tells a visitor anything.`,
      })),
    );
    return [...conditions, ...rules].flatMap(({ file, pointer, expression, what }) => {
      const { scopes, exact } = scopesFor(subject, [expression]);
      const always = exact && truthOf(subject, expression, scopes).every(Boolean);
      if (!always && alwaysIs(expression, flow) !== true) return [];
      return [{ file, pointer, message: what }];
    });
  },
};
