import type { Defect } from './finding.ts';
import type { Model } from '../model/model.ts';
import { alwaysIs } from '../proof/propositional.ts';
import { scopesFor, truthOf } from '../proof/truth.ts';
import { proofOf } from '../proof/proof-of.ts';

/** What a constant outcome means for visitors: of a named condition, and of a rule. */
type Consequences = {
  condition: (name: string) => string;
  rule: (id: string) => string;
};

/** Findings for every named condition and rule with the same outcome for all answers. */
export function constantOutcomes(
  model: Model,
  outcome: boolean,
  consequences: Consequences,
): Defect[] {
  const { flow, flowPath, steps } = model;
  const subject = proofOf(model)?.subject;
  if (subject === undefined || flow === undefined) return [];
  const conditions = Object.entries(flow.conditions).map(([name, expression]) => ({
    file: flowPath,
    pointer: `/conditions/${name}`,
    expression,
    message: consequences.condition(name),
  }));
  const rules = steps.flatMap(({ rules: all, rulesFile }) =>
    all.map(({ id, valid }, index) => ({
      file: rulesFile,
      pointer: `/rules/${index}/valid`,
      expression: valid,
      message: consequences.rule(id),
    })),
  );
  return [...conditions, ...rules].flatMap(({ expression, ...finding }) => {
    const { scopes, exact } = scopesFor(subject, [expression]);
    const inAllCases =
      exact && truthOf(subject, expression, scopes).every((truth) => truth === outcome);
    return inAllCases || alwaysIs(expression, flow) === outcome ? [finding] : [];
  });
}
