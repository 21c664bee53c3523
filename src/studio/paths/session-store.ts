import { NEW_SESSION, type Session } from './session.ts';

/** The visitor that is tried out in each questionnaire, and what the last change did to others. */
export type Tried = { session: Session; notices: readonly string[] };

export type SessionStore = {
  of: (flowId: string) => Tried;
  subscribe: (listener: () => void) => () => void;
  set: (flowId: string, tried: Tried) => void;
};

const NOBODY: Tried = { session: NEW_SESSION, notices: [] };

export function sessionStore(): SessionStore {
  const tried = new Map<string, Tried>();
  const listeners = new Set<() => void>();
  return {
    of: (flowId) => tried.get(flowId) ?? NOBODY,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(flowId, next) {
      tried.set(flowId, next);
      for (const listener of listeners) listener();
    },
  };
}
