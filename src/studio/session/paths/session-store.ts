import { signal } from '../../../engine/draft.ts';
import { NEW_SESSION, type Session } from './session.ts';

/**
 * The simulated visitor of each questionnaire, with the notices about what the last change did to
 * other answers.
 */
export type Tried = { session: Session; notices: readonly string[] };

export type SessionStore = {
  of: (flowId: string) => Tried;
  subscribe: (listener: () => void) => () => void;
  set: (flowId: string, tried: Tried) => void;
};

const NOBODY: Tried = { session: NEW_SESSION, notices: [] };

export function sessionStore(): SessionStore {
  const tried = new Map<string, Tried>();
  const { subscribe, emit } = signal();
  return {
    of: (flowId) => tried.get(flowId) ?? NOBODY,
    subscribe,
    set(flowId, next) {
      tried.set(flowId, next);
      emit();
    },
  };
}
