/** A message in a corner of the page; at most 3 at a time, about 4 s each (spec section 9). */
export type Toast = {
  tone: 'success' | 'info' | 'error';
  title?: string;
  text: string;
  /** For the eye only: something else says the same to assistive technology. */
  silent?: boolean;
  /** What it is about, where it is to go with that (`retract`). */
  about?: string;
};

let queue: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The host, and the library behind it, are loaded by the first one. */
export function notify(toast: Toast): void {
  queue = [...queue, toast];
  for (const listener of listeners) listener();
}

/** Toasts that no host has shown yet. */
export function waitingToasts(): readonly Toast[] {
  return queue;
}

/** Hands the waiting toasts over to the host. */
export function takeToasts(): readonly Toast[] {
  const taken = queue;
  queue = [];
  return taken;
}

const retractions = new Set<(about: string) => void>();

/** Takes back what was said about something that is no longer so, shown or still waiting. */
export function retract(about: string): void {
  queue = queue.filter((toast) => toast.about !== about);
  for (const listener of retractions) listener(about);
}

/** Tells a host what is taken back, so that it is no longer shown; returns the way to stop. */
export function onRetraction(listener: (about: string) => void): () => void {
  retractions.add(listener);
  return () => retractions.delete(listener);
}

/** Tells a host that toasts wait for it (`takeToasts`); returns the way to stop. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
