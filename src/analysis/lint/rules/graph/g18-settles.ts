import type { CompiledFlow, CompiledStep } from '../../../../flow/compiled.ts';
import { derive } from '../../../../flow/derive.ts';
import { activeAnswers, walk, type Ambient } from '../../../../flow/walk.ts';
import { sameJson, type Json } from '../../../../logic/json.ts';
import { read } from '../../../../logic/path.ts';
import type { Answers } from '../../../../flow/types.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/proof-of.ts';

/** Passes through all steps after which derived answers must no longer change. */
const ROUNDS = 3;

export const g18: LintRule = {
  code: 'G18',
  keeps:
    'Leaving a branch and deriving answers come to rest, also for a visitor who changes the branch.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    const around = proof.subject.ambient;
    return proof.ends.flatMap((one) =>
      proof.ends.flatMap((other) => {
        const mixed: Answers = { ...other.answers, ...one.answers };
        const active = activeAnswers(compiled, mixed, around);
        const again = activeAnswers(compiled, active, around);
        const restless = same(active, again) ? restlessIn(compiled, mixed, around) : 0;
        if (restless === null) return [];
        const to = compiled.derivations[restless]?.source.to ?? '';
        return [
          {
            file: flowPath,
            pointer: `/derive/${restless}`,
            message: `"${to}" is computed anew each time that a step is left, and never twice the same: what the visitor sees would flicker.`,
            suggestion: 'Compute it from answers that nothing computes.',
            witness: { step: one.step, answers: mixed },
          },
        ];
      }),
    );
  },
};

/**
 * The first derivation whose answer still changes in the end, by its index; null: all come to rest.
 * Leaves the steps one by one, because `onLeave` only writes to the step being left.
 */
function restlessIn(flow: CompiledFlow, answers: Answers, around: Ambient): number | null {
  const leave = (before: Answers, { id }: CompiledStep): Answers =>
    derive(flow, before, before, { open: id, leaving: true }, around);
  let settled = answers;
  for (let round = 0; round < ROUNDS; round++) {
    settled = walk(flow, settled, around).steps.reduce(leave, settled);
  }
  for (const step of walk(flow, settled, around).steps) {
    const after = leave(settled, step);
    if (same(settled, after)) continue;
    const changed = flow.derivations.findIndex(
      ({ source: { to } }) => !sameJson(read(settled, to) ?? null, read(after, to) ?? null),
    );
    return Math.max(0, changed);
  }
  return null;
}

function same(a: Answers, b: Answers): boolean {
  const plain = (answers: Answers): Json => JSON.parse(JSON.stringify(answers));
  return sameJson(plain(a), plain(b));
}
