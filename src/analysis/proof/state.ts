import type { Answers } from '../../flow/types.ts';
import type { Fixed, StepOutcome } from './satisfy-schema.ts';
import type { StepSubject } from './step-subject.ts';

/** A visitor arriving at a step, with earlier answers and the steps taken. */
export type State = {
  /** Equal for visitors who differ in nothing that is still read. */
  key: string;
  step: string;
  answers: Answers;
  trail: readonly string[];
};

/** A visitor leaving a step by one of its transitions. */
export type Leaving = {
  from: State;
  /** All answers, including those of the step. */
  answers: Answers;
  /** Which transitions could be taken, judging by their conditions. */
  open: readonly boolean[];
  taken: number;
  to: State;
  /** The button pressed. */
  action: string;
};

/** Answers a step for a visitor who answered `before` and gives the `fixed` answers here. */
export type Answering = (at: StepSubject, before: Answers, fixed: Fixed) => StepOutcome;
