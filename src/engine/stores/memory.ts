import type { StoreAdapter } from './store-adapter.ts';

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
