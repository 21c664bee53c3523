import { createContext, use } from 'react';
import type { PaintQueue } from '../ui/after-paint.ts';

/**
 * Changes of a field's answer whose control shows them already: they are made, and the field is
 * drawn again, only after that was painted. Not for a change that builds on what was last drawn.
 */
export const atOnce: PaintQueue = { later: (change) => change(), now: () => undefined };

export const RedrawContext = createContext<PaintQueue>(atOnce);

export const useRedraw = (): PaintQueue => use(RedrawContext);
