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
  /** After a save because the step is left. */
  left: () => void;
  /** Has a listener called when the page is hidden or left; returns what ends that. */
  onLeaving: (listener: () => void) => () => void;
};

/** Saves when the visitor pauses, and never later than when the page is hidden or left. */
export function useAutosave(moments: Moments): Autosave {
  const save = useLatest(moments.save);
  const paused = useLatest(moments.paused);
  const left = useLatest(moments.left);
  const { onLeaving } = moments;
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
    // A listener of its own might hear of the end behind the one that sends what is saved: browsers
    // call those of the window in the order of their coming, `capture` or not.
    const stop = onLeaving(autosave.now);
    return () => {
      stop();
      autosave.now();
      left();
    };
  }, [autosave, left, onLeaving]);
  return autosave;
}
