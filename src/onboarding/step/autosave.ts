import { useEffect, useMemo, useRef } from 'react';
import type { DraftStore, SectionChanges } from '../../draft/types.ts';

const PAUSE_MS = 250;

export type Autosave = {
  /** Writes these sections after a pause in the typing, together with those that wait already. */
  save: (changes: SectionChanges) => void;
  /** Writes now what is waiting. */
  flush: () => void;
  isWaiting: () => boolean;
};

/** Keeps what the visitor types, and never later than when the page is hidden or left. */
export function useAutosave(store: DraftStore): Autosave {
  const waiting = useRef<{ timer: number; changes: SectionChanges } | null>(null);
  const autosave = useMemo<Autosave>(() => {
    const flush = () => {
      if (waiting.current === null) return;
      window.clearTimeout(waiting.current.timer);
      const { changes } = waiting.current;
      waiting.current = null;
      store.change(changes);
    };
    return {
      flush,
      isWaiting: () => waiting.current !== null,
      save(changes) {
        if (waiting.current !== null) window.clearTimeout(waiting.current.timer);
        waiting.current = {
          timer: window.setTimeout(flush, PAUSE_MS),
          changes: { ...waiting.current?.changes, ...changes },
        };
      },
    };
  }, [store]);
  useEffect(() => {
    const flushAll = () => {
      autosave.flush();
      store.flush();
    };
    window.addEventListener('pagehide', flushAll);
    document.addEventListener('visibilitychange', flushAll);
    return () => {
      window.removeEventListener('pagehide', flushAll);
      document.removeEventListener('visibilitychange', flushAll);
      flushAll();
    };
  }, [autosave, store]);
  return autosave;
}
