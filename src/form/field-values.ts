import { createContext } from 'react';
import type { StepAnswers } from '../draft/step-answers.ts';
import type { Json } from '../logic/json.ts';

/** Where the fields of a step read and write: the draft, seen from the open step. */
export type FieldValues = Pick<StepAnswers, 'read' | 'subscribe'> & {
  enter: (path: Parameters<StepAnswers['enter']>[0], value: Json | undefined) => void;
  /** What a page that is prerendered shows at a place: nobody has answered anything. */
  blank: StepAnswers['read'];
};

/** Null where RJSF keeps the values itself, as in a test of a widget. */
export const EnteredValues = createContext<FieldValues | null>(null);
