import { createContext, use } from 'react';

/**
 * Makes a change of the field's answer whose control shows it already, so that the field is drawn
 * again only after that was painted. Not for a change that builds on what the field last drew.
 */
export type RedrawLater = (change: () => void) => void;

export const atOnce: RedrawLater = (change) => change();

export const RedrawLaterContext = createContext<RedrawLater>(atOnce);

export const useRedrawLater = (): RedrawLater => use(RedrawLaterContext);
