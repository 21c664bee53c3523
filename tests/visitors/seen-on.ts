import { stepsToConfirm } from '../../src/engine/flow/derive.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import { walk } from '../../src/engine/flow/walk.ts';
import { settle } from '../../src/checker/proof/satisfy/satisfy-schema.ts';
import type { Subject } from '../../src/checker/proof/subject/subject.ts';
import { pageSeen } from '../../src/checker/simulate/seen/words.ts';
import { sent, stepLines } from '../../src/checker/simulate/seen/visitor-seen.ts';
import { refusals, type Entry } from '../../src/checker/visitors/random-visit.ts';

/**
 * Everything that a visitor with these entries sees and sends in one version of a questionnaire: each
 * step with its notices, questions, choices, messages and transitions; the steps that then refuse or
 * have to be confirmed; and the rows, columns and pages at the end.
 */
export function seenOn(subject: Subject, entries: readonly Entry[]): string[] {
  const { flow, ambient } = subject;
  let answers: Answers = {};
  const lines = entries.flatMap(({ step, data }, index): string[] => {
    const at = subject.steps.get(step);
    if (at === undefined) return [`${index + 1} ${step}: is not there`];
    const before = answers;
    answers = settle(subject, at, before, data);
    const again = stepsToConfirm(flow, before, answers, step);
    return [
      ...stepLines(subject, { at, before, answers }),
      `goes ${walk(flow, answers, ambient)
        .steps.map(({ id }) => id)
        .join(' → ')}`,
      ...again.map((id) => `${id} has to be confirmed`),
    ].map((line) => `${index + 1} ${step}: ${line}`);
  });
  const { steps, end } = walk(flow, answers, ambient);
  const refused = steps.flatMap(({ id }) => {
    const at = subject.steps.get(id);
    return at === undefined
      ? []
      : refusals(subject, at, answers).map(
          ({ at: place, message }) => `${id} refuses ${place}: "${message}"`,
        );
  });
  return [...lines, ...refused, ...sent(subject, answers), ...pagesSeen(subject, end, answers)];
}

/** The final page, followed by all pages of the flow. */
function pagesSeen(subject: Subject, end: string | null, answers: Answers): string[] {
  const pages = subject.flow.source.pages.map(({ id }) => id);
  return [`ends at ${end ?? 'no page'}`, ...pages.flatMap((id) => pageSeen(subject, id, answers))];
}
