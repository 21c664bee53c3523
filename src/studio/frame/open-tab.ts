import { createContext, useContext } from 'react';

/** Opens a tab of the middle by its id, such as `step`. */
export const OpenTab = createContext<(tab: string) => void>(() => undefined);

export const useOpenTab = (): ((tab: string) => void) => useContext(OpenTab);
