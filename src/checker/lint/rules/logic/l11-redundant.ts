import type { Expression, Scope } from '../../../../engine/core.ts';
import { operations } from '../../../model/comparisons.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import type { Defect } from '../../finding.ts';
import { type Proof, proofOf } from '../../../proof/prove.ts';
import { scopesFor, truthOf } from '../../../proof/truth.ts';
import type { LintRule } from '../../rule.ts';

export const l11: LintRule = {
  code: 'L11',
  name: 'not-redundant',
  layer: 'steps',
  guarantee: 'Every operand of `and` and `or` makes a difference.',
  severity: 'warning',
  check: (model) => {
    const proof = proofOf(model);
    if (proof === undefined) return [];
    return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
      operations(expression, pointer)
        .filter(({ name, operands }) => (name === 'and' || name === 'or') && operands.length > 1)
        .flatMap(({ name, operands, at }) =>
          idle(proof, name, operands).map((index): Defect => ({
            file,
            pointer: `${at}/${name}/${index}`,
            message:
              'This operand changes nothing for any visitor: another one already covers it, or the result does not depend on it.',
          })),
        ),
    );
  },
};

/** Indexes of the operands that make no difference to any visitor. */
function idle(proof: Proof, name: string, operands: readonly Expression[]): number[] {
  const { subject } = proof;
  const { scopes, exact } = scopesFor(subject, operands);
  if (!exact) return [];
  const all = { [name]: [...operands] };
  const whole = truthOf(subject, all, scopes);
  return operands.flatMap((_, index) => {
    const without = { [name]: operands.filter((_other, other) => other !== index) };
    const same = truthOf(subject, without, scopes).every((truth, i) => truth === whole[i]);
    return same && !guards(proof, scopes, all, without) ? [index] : [];
  });
}

/**
 * An operand that first checks whether an answer exists is redundant by design, since L7 requires it.
 */
function guards(
  { subject, routes }: Proof,
  scopes: readonly Scope[],
  all: Expression,
  without: Expression,
): boolean {
  const isAlwaysThere = (path: string) => {
    const step = subject.stepOf(path) ?? '';
    const required = subject.field(path)?.required === 'always';
    return required && routes.isOnEvery(step);
  };
  return scopes.some(
    (scope) =>
      subject.missing(all, scope).length === 0 &&
      subject.missing(without, scope).some((path) => !isAlwaysThere(path)),
  );
}
