import { createContext } from 'react';
import type { StepAnswers } from '../draft/step-answers.ts';
import type { Json } from '../logic/json.ts';

/** Where the fields of a step read and write: the draft, seen from the open step. */
export type FieldValues = Pick<StepAnswers, 'read' | 'subscribe'> & {
  enter: (path: Parameters<StepAnswers['enter']>[0], value: Json | undefined) => void;
  /** What a prerendered page shows at a path, where nothing is answered yet. */
  blank: StepAnswers['read'];
};

/** Null if RJSF keeps the values itself, as in a widget's test. */
export const EnteredValues = createContext<FieldValues | null>(null);
