import { type IsAnswered, firstUnanswered, next, previous, walk } from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';
import { firstIssue } from '../../../proof/attempts/changed-minds.ts';
import type { State } from '../../../proof/state.ts';
import type { Subject } from '../../../proof/subject/subject.ts';

export const g16: LintRule = {
  code: 'G16',
  name: 'back-undoes-next',
  layer: 'journeys',
  guarantee: 'On every path, Back leads to the step that the visitor came from.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    return proof.ends.flatMap((end): Defect[] =>
      end.trail.flatMap((id) => {
        const around = proof.subject.ambient;
        const forward = next(compiled, id, end.known, around);
        const back = forward && previous(compiled, forward.id, end.known, around);
        if (back?.id === id) return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${compiled.step(id)?.position ?? 0}`,
            message: `After Continue on "${id}", Back leads to "${back?.id ?? 'nowhere'}".`,
            witness: { step: id, answers: end.answers },
          },
        ];
      }),
    );
  },
};

export const g17: LintRule = {
  code: 'G17',
  name: 'deep-link-resumes',
  layer: 'journeys',
  guarantee: 'A link to any step, opened with any answers, leads to a step on the visitor’s path.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    const { subject } = proof;
    const around = subject.ambient;
    return [...proof.reached.values()].flatMap((state) => {
      // The step to continue with is taken from the path itself, so only a path without an end can
      // lack one.
      if (walk(compiled, state.known, around).end !== null) return [];
      const isAnswered = answeredBy(subject, state);
      return [...compiled.steps, ...compiled.source.pages]
        .filter(
          ({ id }) => firstUnanswered(compiled, state.known, id, isAnswered, around) === undefined,
        )
        .map(({ id }) => ({
          file: flowPath,
          pointer: '/steps',
          message: `A visitor who opens "${id}" with these answers is on a path that does not end.`,
          witness: { step: id, answers: state.answers },
        }));
    });
  },
};

/**
 * Checks whether a step's answers are valid. Cached, since every link asks about the steps before it.
 */
function answeredBy(subject: Subject, { answers, known: decisive }: State): IsAnswered {
  const scope = subject.scope(decisive);
  const known = new Map<string, boolean>();
  return (step) => {
    const before = known.get(step.id);
    if (before !== undefined) return before;
    const at = subject.steps.get(step.id);
    const is = at !== undefined && firstIssue(at, answers, scope) === undefined;
    known.set(step.id, is);
    return is;
  };
}
