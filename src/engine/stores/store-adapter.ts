import type { DraftEnvironment } from '../draft/environment.ts';
import type { Remote, RemoteTable } from '../draft/remote/repository-contract.ts';
import type { DraftNotice } from '../draft/types.ts';

/**
 * Where a questionnaire keeps its answers; called once per page load, in the browser only. Whatever
 * is omitted defaults to the browser's own, `localStorage` included; without `remote`, no answer
 * leaves the device. `storage` maps keys to texts; null keeps answers in the page's memory only.
 */
export type StoreAdapter = (questionnaire: RemoteTable) => Partial<DraftEnvironment> &
  Remote & {
    /**
     * The notice to show when submitted answers do not reach the server; defaults to that of any
     * save.
     */
    submitFailed?: DraftNotice;
  };

/** Keeps the answers in `localStorage`: they survive a reload and are shared by all tabs. */
export const browserStore = (): StoreAdapter => () => ({});

/** Keeps the answers until the page is closed or reloaded. */
export function memoryStore(): StoreAdapter {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return () => ({ storage, isPageBound: true });
}
