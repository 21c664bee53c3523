import { createContext } from 'react';
import type { NavigationType } from 'react-router-dom';

/** How the visitor came to the page: `POP` by a load, Back or Forward, else by a way of the app. */
export const Arrival = createContext<`${NavigationType}`>('POP');
