import { createContext, use } from 'react';

export type Redraw = {
  /**
   * Makes a change of the field's answer whose control shows it already, so that the field is drawn
   * again only after that was painted. Not for a change that builds on what the field last drew.
   */
  later: (change: () => void) => void;
  /** Draws now what waits for the paint: the control is left, or shows something else from here on. */
  now: () => void;
};

export const atOnce: Redraw = { later: (change) => change(), now: () => undefined };

export const RedrawContext = createContext<Redraw>(atOnce);

export const useRedraw = (): Redraw => use(RedrawContext);
