import { createContext } from 'react';
import type { NavigationType } from 'react-router-dom';

/** How the visitor got here: `POP` for a load, Back or Forward, otherwise navigation in the app. */
export const Arrival = createContext<`${NavigationType}`>('POP');
