import { createContext, type RefObject } from 'react';

/**
 * The element that modals are drawn in, for what its style sheets say of what is inside; the body by
 * default. Apart from `Modal`, which loads later.
 */
export const ModalPlace = createContext<RefObject<HTMLElement | null> | null>(null);
