import { createContext, useContext } from 'react';
import type { StepAnswers } from '../draft/step-answers.ts';
import type { Json } from '../logic/json.ts';
import type { FieldPathList } from '@rjsf/utils';

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

/** The path of a field in the step's data: RJSF passes a widget only its id. */
export const FieldPath = createContext<FieldPathList>([]);

/** For widgets that draw fields for the parts of an array. */
export const useFieldPath = (): FieldPathList => useContext(FieldPath);
