import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';
import { backward, type Json, sameJson } from '../../../../engine/core.ts';

export const g6: LintRule = {
  code: 'G6',
  name: 'branch-taken',
  layer: 'branches',
  guarantee: 'Every transition is taken by some visitor.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined || proof.unproven.length > 0) return [];
    const stuck = new Set(proof.stuck.map(({ state }) => state.step));
    return compiled.steps
      .filter(({ id }) => proof.reached.has(id) && !stuck.has(id))
      .flatMap(({ id, position, next }) =>
        next.flatMap(({ to, when }, index) => {
          const name = `${id} ${index}`;
          if (proof.fired.has(name) || (proof.open.has(name) && when !== null)) return [];
          return [
            {
              file: flowPath,
              pointer: `/steps/${position}/next/${index}`,
              message:
                when === null
                  ? `The transition from "${id}" to "${to}" is never taken: one of the conditions above it always holds.`
                  : `The transition from "${id}" to "${to}" is never taken: its condition holds for no visitor who reaches this step.`,
            },
          ];
        }),
      );
  },
};

export const g7: LintRule = {
  code: 'G7',
  name: 'branch-not-shadowed',
  layer: 'branches',
  guarantee: 'No transition is blocked by those above it.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    return compiled.steps.flatMap(({ id, position, next }) =>
      next.flatMap(({ to, when }, index) => {
        const witness = proof.open.get(`${id} ${index}`);
        if (when === null || witness === undefined || proof.fired.has(`${id} ${index}`)) return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${position}/next/${index}`,
            message: `The transition from "${id}" to "${to}" is never taken: whenever its condition holds, one above it holds too, so no visitor goes there.`,
            suggestion: 'Move it above the other one, or narrow the other condition.',
            witness: { step: id, answers: witness.to.answers },
          },
        ];
      }),
    );
  },
};

export const g8: LintRule = {
  code: 'G8',
  name: 'branches-distinct',
  layer: 'branches',
  guarantee: 'No visitor meets two conditions of a step that lead to different places.',
  severity: 'warning',
  check: (model) =>
    (proofOf(model)?.overlaps ?? []).flatMap(({ first, second, leaving }) => {
      const step = model.compiled?.step(leaving.from.step);
      const [one, two] = [step?.next[first], step?.next[second]];
      if (step === undefined || one === undefined || two === undefined || one.to === two.to)
        return [];
      return [
        {
          file: model.flowPath,
          pointer: `/steps/${step.position}/next/${second}`,
          message: `The same visitor meets the conditions of the transitions to "${one.to}" and to "${two.to}": their order in the file decides.`,
          witness: { step: step.id, answers: leaving.to.answers },
        },
      ];
    }),
};

export const g9: LintRule = {
  code: 'G9',
  name: 'branch-matters',
  layer: 'branches',
  guarantee: 'A transition with a condition does something different from those after it.',
  severity: 'error',
  check: ({ flow, flowPath }) =>
    (flow?.steps ?? []).flatMap(({ next }, position) =>
      next.flatMap((transition, index) => {
        const { when, ...rest } = transition;
        const later = next.slice(index + 1);
        if (when === undefined || later.length === 0) return [];
        // A later one with a condition of its own may not hold where this one does.
        if (!later.every(({ when: _other, ...other }) => sameJson(plain(rest), plain(other))))
          return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${position}/next/${index}`,
            message: `This transition to "${transition.to}" does the same as those after it: its condition changes nothing for a visitor.`,
            suggestion: 'Change where it leads, or remove it.',
          },
        ];
      }),
    ),
};

/** A transition as JSON, without its undefined keys. */
function plain(transition: object): Json {
  const json: Json = JSON.parse(JSON.stringify(transition));
  return json;
}

export const g14: LintRule = {
  code: 'G14',
  name: 'no-way-back',
  layer: 'parts',
  guarantee: 'Transitions lead forward in the order of the file.',
  severity: 'error',
  check: ({ compiled, flowPath }) =>
    compiled === undefined
      ? []
      : backward(compiled.source).map(({ at, text, suggestion }) => ({
          file: flowPath,
          pointer: at,
          message: text,
          suggestion,
        })),
};
