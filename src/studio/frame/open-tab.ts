import { createContext, useContext, useState } from 'react';

/** Opens a tab of the middle by its id, such as `step`. */
export const OpenTab = createContext<(tab: string) => void>(() => undefined);

export const useOpenTab = (): ((tab: string) => void) => useContext(OpenTab);

/** The tab that is open, which is open again when the page is loaded again; each window has its own. */
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
