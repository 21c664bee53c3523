import { createContext } from 'react';
import type { StepAnswers } from '../draft/step-answers.ts';
import type { Json } from '../logic/json.ts';

/**
 * What the fields of a step read from and write to: the draft, from the point of view of the open
 * step.
 */
export type FieldValues = Pick<StepAnswers, 'read' | 'subscribe'> & {
  enter: (path: Parameters<StepAnswers['enter']>[0], value: Json | undefined) => void;
  /** The value that a prerendered page shows at a path, before anything is answered. */
  blank: StepAnswers['read'];
};

/** Null if RJSF holds the values itself, as in tests of widgets. */
export const EnteredValues = createContext<FieldValues | null>(null);
