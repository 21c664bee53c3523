import { type Expression, isAbsent, onceEach, read, type Scope } from '../../engine/core.ts';
import type { Defect } from './rule.ts';
import type { Model } from '../model/model.ts';
import { alwaysIs, scopesFor, truthOf } from '../proof/truth.ts';
import { readsThrough } from '../proof/subject/reads-through.ts';
import { proofOf } from '../proof/prove.ts';

/** What a constant outcome of a named condition or a rule means for visitors. */
type Consequences = {
  condition: (name: string) => string;
  rule: (id: string) => string;
};

/** A named condition or a rule, by its name or id. */
type Place = { kind: keyof Consequences; name: string; file: string; pointer: string };
type Constant = Place & { outcome: boolean };

/** Findings for every named condition and rule that has the same outcome for all answers. */
export function constantOutcomes(
  model: Model,
  outcome: boolean,
  consequences: Consequences,
): Defect[] {
  return constantsIn(model)
    .filter((constant) => constant.outcome === outcome)
    .map(({ kind, name, file, pointer }) => ({ file, pointer, message: consequences[kind](name) }));
}

/** Cached because two lint rules use it, one per outcome. */
const constantsIn = onceEach((model: Model): readonly Constant[] => {
  const { flow, flowPath, steps } = model;
  const subject = proofOf(model)?.subject;
  if (subject === undefined || flow === undefined) return [];
  const conditions = Object.entries(flow.conditions).map(([name, expression]) => ({
    expression,
    place: { kind: 'condition' as const, name, file: flowPath, pointer: `/conditions/${name}` },
  }));
  const rules = steps.flatMap(({ rules: all, rulesFile }) =>
    all.map(({ id, valid }, index) => ({
      expression: valid,
      place: { kind: 'rule' as const, name: id, file: rulesFile, pointer: `/rules/${index}/valid` },
    })),
  );
  const outcomeOf = (expression: Expression, isRule: boolean) => {
    const { scopes, exact } = scopesFor(subject, [expression]);
    const truths = exact ? truthOf(subject, expression, scopes) : [];
    const [first] = truths;
    if (first !== undefined && truths.every((truth) => truth === first)) return first;
    const [path, ...others] = readsThrough(expression, flow);
    // A rule about one answer usually holds without it.
    const given = truths.filter((_truth, index) => isGiven(scopes[index], path));
    const isBroken = isRule && others.length === 0 && given.length > 0 && !given.includes(true);
    return isBroken ? false : alwaysIs(expression, flow);
  };
  return [...conditions, ...rules].flatMap(({ expression, place }) => {
    const outcome = outcomeOf(expression, place.kind === 'rule');
    return typeof outcome === 'boolean' ? [{ ...place, outcome }] : [];
  });
});

const isGiven = (scope: Scope | undefined, path: string | undefined): boolean => {
  const answer = scope === undefined || path === undefined ? undefined : read(scope, path);
  return answer !== undefined && !isAbsent(answer);
};
