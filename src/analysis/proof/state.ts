import type { Answers } from '../../flow/types.ts';
import type { Fixed, StepOutcome } from './satisfy-schema.ts';
import type { StepSubject } from './step-subject.ts';

/** A visitor before a step: what was answered, and by which way. */
export type State = {
  /** Same for two visitors between whom nothing that is still read makes a difference. */
  key: string;
  step: string;
  answers: Answers;
  trail: readonly string[];
};

/** A visitor who leaves a step by one of its ways out. */
export type Leaving = {
  from: State;
  /** All answers, those of the step included. */
  answers: Answers;
  /** Which of the ways out could be taken, by their conditions. */
  open: readonly boolean[];
  taken: number;
  to: State;
  /** The button that is pressed. */
  action: string;
};

/** Answers a step for a visitor who answered `before` and gives the `fixed` answers here. */
export type Answering = (at: StepSubject, before: Answers, fixed: Fixed) => StepOutcome;
