import type { Answers } from '../../flow/types.ts';
import type { Reason } from './reason.ts';
import type { Fixed } from './satisfy-schema.ts';
import type { StepSubject } from './step-subject.ts';

/** A visitor arriving at a step, with earlier answers and the steps taken. */
export type State = {
  /** Equal for visitors who differ in nothing that is still read. */
  key: string;
  step: string;
  /** All earlier answers. Of thousands of visitors few are asked for them, so they are put together then. */
  readonly answers: Answers;
  /** Those of them that anything in the flow depends on. */
  known: Answers;
  trail: readonly string[];
  given: Given;
};

/** The answers to a step, behind those before it. */
type Given = { before: Given | null; own: () => Answers };

/** A visitor leaving a step by one of its transitions. */
export type Leaving = {
  from: State;
  /** Which transitions could be taken, judging by their conditions. */
  open: readonly boolean[];
  taken: number;
  /** With all answers, including those of the step. */
  to: State;
  /** The button pressed. */
  action: string;
};

/** The answers to a step itself, or why there are none. */
export type Answered =
  { ok: true; own: Answers } | { ok: false; proven: boolean; why: Reason; byRule?: true };

/** Answers a step for a visitor who answered `before` and gives the `fixed` answers here. */
export type Answering = (at: StepSubject, before: Answers, fixed: Fixed) => Answered;

/** A visitor with the answers of `before`, if there was anybody, and these. */
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

/** Put together at once: of most visitors on the way there nobody asks for them. */
function together(last: Given): Answers {
  const parts: Answers[] = [];
  for (let given: Given | null = last; given !== null; given = given.before) {
    parts.push(given.own());
  }
  return Object.assign({}, ...parts.toReversed()) as Answers;
}
