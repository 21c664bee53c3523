import type { Answers } from '../../engine/core.ts';
import type { Fixed, Reason } from './satisfy/satisfy-schema.ts';
import type { StepSubject } from './subject/step-subject.ts';

/** A visitor arriving at a step, with earlier answers and the steps taken. */
export type State = {
  /** Equal for visitors whose differences nothing reads anymore. */
  key: string;
  step: string;
  /** All earlier answers. Assembled lazily, since only few of the thousands of visitors need them. */
  readonly answers: Answers;
  /** The subset that anything in the flow depends on. */
  known: Answers;
  trail: readonly string[];
  given: Given;
};

/** The answers to a step, linked to those given before it. */
type Given = { before: Given | null; own: () => Answers };

/** A visitor leaving a step by one of its transitions. */
export type Leaving = {
  from: State;
  /** Which transitions have a true condition. */
  open: readonly boolean[];
  taken: number;
  /** The state after leaving, with all answers including those of the step. */
  to: State;
  /** The button pressed. */
  action: string;
};

/** The answers to a step itself, or why there are none. */
export type Answered =
  | { ok: true; own: Answers }
  | { ok: false; proven: boolean; why: Reason; byRule?: true };

/** Answers a step for a visitor who answered `before` and gives the `fixed` answers here. */
export type Answering = (at: StepSubject, before: Answers, fixed: Fixed) => Answered;

/** Adds these answers to those of the `before` visitor, if there is one. */
export function stateWith(
  part: Omit<State, 'answers' | 'given'>,
  before: State | null,
  own: () => Answers,
): State {
  const given = { before: before?.given ?? null, own };
  let answers: Answers | undefined;
  return {
    ...part,
    given,
    get answers() {
      return (answers ??= together(given));
    },
  };
}

/** Merges the answers in a single pass; for most visitors this never runs. */
function together(last: Given): Answers {
  const parts: Answers[] = [];
  for (let given: Given | null = last; given !== null; given = given.before) {
    parts.push(given.own());
  }
  return Object.assign({}, ...parts.toReversed()) as Answers;
}
