import { createContext, use } from 'react';
import type { PaintQueue } from '../ui/after-paint.ts';

/** Where a change builds on what was last drawn, as one of a list's part does. */
export const atOnce: PaintQueue = { later: (change) => change(), now: () => undefined };

/**
 * Puts off changes of a field's answer whose control shows them already: they are made, and the
 * field is drawn again, only after that was painted.
 */
export const RedrawContext = createContext<PaintQueue>(atOnce);

/** Where a widget puts off its change: behind the paint, or `atOnce` in a dialog that says so. */
export const useRedraw = (): PaintQueue => use(RedrawContext);
