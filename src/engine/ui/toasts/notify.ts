/** A message in a corner of the page; at most 3 at a time, about 4 s each (spec section 9). */
export type Toast = {
  tone: 'success' | 'info' | 'error';
  title?: string;
  text: string;
  /** Visual only: something else announces the same. */
  silent?: boolean;
  /** The subject that `retract` takes, if it may have to be retracted. */
  about?: string;
};

let queue: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The first one loads the host and its library. */
export function notify(toast: Toast): void {
  queue = [...queue, toast];
  for (const listener of listeners) listener();
}

/** Toasts that no host has taken yet. */
export function waitingToasts(): readonly Toast[] {
  return queue;
}

/** Passes the waiting toasts to the host. */
export function takeToasts(): readonly Toast[] {
  const taken = queue;
  queue = [];
  return taken;
}

const retractions = new Set<(about: string) => void>();

/** Retracts the toasts about a subject, shown or still waiting. */
export function retract(about: string): void {
  queue = queue.filter((toast) => toast.about !== about);
  for (const listener of retractions) listener(about);
}

/** Tells a host which toasts are retracted; returns the unsubscriber. */
export function onRetraction(listener: (about: string) => void): () => void {
  retractions.add(listener);
  return () => retractions.delete(listener);
}

/** Tells a host that toasts are waiting (`takeToasts`); returns the unsubscriber. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
