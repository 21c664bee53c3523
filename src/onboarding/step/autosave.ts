import { useEffect, useMemo } from 'react';
import { pauseTimer } from '../../ui/pause-timer.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** Longer than between two keys on a phone, where 35 words a minute are one key in 340 ms. */
const PAUSE_MS = 400;

export type Autosave = {
  /** Saves after a pause in the typing. */
  later: () => void;
  /** Saves now. */
  now: () => void;
  isWaiting: () => boolean;
};

type Moments = {
  save: () => void;
  /** After a save because the visitor paused. */
  paused: () => void;
  /** After a save because the page is hidden or left. */
  left: () => void;
};

/** Saves when the visitor pauses, and never later than when the page is hidden or left. */
export function useAutosave(moments: Moments): Autosave {
  const save = useLatest(moments.save);
  const paused = useLatest(moments.paused);
  const left = useLatest(moments.left);
  const autosave = useMemo<Autosave>(() => {
    const timer = pauseTimer(() => {
      save();
      paused();
    }, PAUSE_MS);
    const now = () => {
      save();
      timer.stop();
    };
    return { now, later: () => timer.restart(), isWaiting: () => timer.isWaiting() };
  }, [save, paused]);
  useEffect(() => {
    const leave = () => {
      autosave.now();
      left();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [autosave, left]);
  return autosave;
}
