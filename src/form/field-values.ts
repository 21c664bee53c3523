import { createContext } from 'react';
import type { Json } from '../logic/json.ts';
import type { PaintQueue } from '../ui/after-paint.ts';

/** Place of a field in the step's data: property names, and indices of lists. */
export type FieldPath = readonly (string | number)[];

/**
 * The values of a step's fields as the visitor enters them, which is before the form is drawn
 * again. Each field listens to its own place, so that a keystroke draws one field.
 */
export type FieldValues = {
  read: (path: FieldPath) => Json | undefined;
  /** Takes what the visitor entered; undefined empties the field. */
  enter: (path: FieldPath, value: Json | undefined) => void;
  /** Changes that wait for the paint; made before, where somebody asks for all values. */
  changes: PaintQueue;
  /** Calls the listener after a change at or around the place; returns what ends that. */
  subscribe: (path: FieldPath, listener: () => void) => () => void;
};

/** Null where RJSF keeps the values itself. */
export const EnteredValues = createContext<FieldValues | null>(null);
