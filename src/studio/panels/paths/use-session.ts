import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useProject, useStudio } from '../../session/studio-context.tsx';
import type { Start } from '../../session/analysis/answers.ts';
import type { Change, Session, VisitorState } from '../../session/paths/session.ts';

export type SessionTools = VisitorState & {
  /** Why the last change failed, or empty. */
  failed: string;
  change: (change: Change) => void;
  startFrom: (from: Start) => void;
  set: (session: Session) => void;
};

/** The simulated visitor of a questionnaire. Changes are applied one after the other. */
export function useSession(flowId: string, flowPath: string): SessionTools {
  const { quick, session: store } = useStudio();
  const { texts } = useProject();
  const tried = useSyncExternalStore(store.subscribe, () => store.of(flowId));
  const [failed, setFailed] = useState('');
  const queue = useRef<Promise<void>>(Promise.resolve());

  /** Waits for earlier requests to finish, because each change builds on the previous one. */
  const inTurn = useCallback((act: () => Promise<string>) => {
    queue.current = queue.current.then(async () => setFailed(await act()));
  }, []);

  const change = useCallback(
    (wanted: Change) =>
      inTurn(async () => {
        const { session } = store.of(flowId);
        const outcome = await quick.ask('change', texts, { flowPath, session, change: wanted });
        if (outcome.kind === 'answered') store.set(flowId, outcome.answer);
        return outcome.kind === 'failed' ? outcome.why : '';
      }),
    [inTurn, store, quick, texts, flowId, flowPath],
  );
  const startFrom = useCallback(
    (from: Start) =>
      inTurn(async () => {
        const outcome = await quick.ask('start', texts, { flowPath, from });
        if (outcome.kind === 'answered') {
          store.set(flowId, { session: outcome.answer, notices: [] });
        }
        return outcome.kind === 'failed' ? outcome.why : '';
      }),
    [inTurn, store, quick, texts, flowId, flowPath],
  );
  const set = useCallback(
    (session: Session) => store.set(flowId, { session, notices: [] }),
    [store, flowId],
  );
  return { ...tried, failed, change, startFrom, set };
}
