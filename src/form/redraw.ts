import { createContext, use } from 'react';
import type { PaintQueue } from '../ui/after-paint.ts';

/** Where a change builds on what was last drawn, as one of a list's part does. */
export const atOnce: PaintQueue = { later: (change) => change(), now: () => undefined };

/**
 * Puts off changes of a field's answer whose control shows them already: they are made, and the
 * field is drawn again, only after that was painted.
 */
export const RedrawContext = createContext<PaintQueue>(atOnce);

export const useRedraw = (): PaintQueue => use(RedrawContext);
