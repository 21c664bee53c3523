import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Place } from '../../../flow/navigate.ts';
import { useOnboarding } from '../../onboarding-context.tsx';
import { stateOf } from './return-to.ts';

export type Interlude = {
  /** True from its start until the page that it leads to has taken its place. */
  isRunning: boolean;
  /** What to show while it runs. */
  shown: { name: string; done: () => void } | null;
  /** False if there is no such interlude, or if it fails to load: it is skipped then. */
  load: (name: string | undefined) => Promise<boolean>;
  /** Shows a loaded one, which leads to `place`. */
  start: (name: string, place: Place) => Promise<void>;
};

/**
 * The interlude between a step and the next page, to which `go` replaces it. It has its own place in
 * the history, which the next page takes over: Back undoes Continue at any moment.
 */
export function useInterlude(go: (place: Place, how: { replace: true }) => void): Interlude {
  const { interlude } = useOnboarding().around;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isPresent = stateOf(state)['interlude'] === true;
  const [wasThere, setWasThere] = useState(isPresent);
  const [running, setRunning] = useState<{ name: string; place: Place }>();
  if (isPresent !== wasThere) {
    setWasThere(isPresent);
    if (wasThere) setRunning(undefined);
  }
  return {
    isRunning: running !== undefined,
    shown:
      running !== undefined && isPresent
        ? { name: running.name, done: () => go(running.place, { replace: true }) }
        : null,
    load: async (name) =>
      name !== undefined &&
      interlude !== undefined &&
      (await interlude.prefetch(name).then(
        () => true,
        () => false,
      )),
    async start(name, place) {
      setRunning({ name, place });
      const entry = { ...stateOf(state), interlude: true };
      await navigate({ pathname, search }, { replace: isPresent, state: entry });
    },
  };
}
