import { createContext, useContext, useState } from 'react';

/** Opens a tab of the main area by its id, such as `step`. */
export const OpenTab = createContext<(tab: string) => void>(() => undefined);

export const useOpenTab = (): ((tab: string) => void) => useContext(OpenTab);

/** The open tab, restored when the page is reloaded; each window has its own. */
export function useKeptTab(root: string): [string, (tab: string) => void] {
  const key = `plumbline-studio-tab:${root}`;
  const [open, setOpen] = useState(() => sessionStorage.getItem(key) ?? 'step');
  return [
    open,
    (tab) => {
      sessionStorage.setItem(key, tab);
      setOpen(tab);
    },
  ];
}
