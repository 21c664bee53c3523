import { useSyncExternalStore } from 'react';
import toasts from './toasts.json';

/** A message above the page's buttons; at most 3 at a time, about 4 s each (spec section 9). */
export type Toast = {
  tone: 'success' | 'info' | 'error';
  title?: string;
  text: string;
  /** Visual only: something else announces the same. */
  silent?: boolean;
  /** The subject that `retract` takes, if it may have to be retracted. */
  about?: string;
};

/** How long it is still shown, in ms: its time stands still while it is not. */
export type ShownToast = Toast & { key: number; leftMs: number };

let count = 0;
/** Those beyond the limit wait for their turn. */
let all: readonly ShownToast[] = [];
let shown: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast, or keeps it until there is a page to show it. */
export function notify(toast: Toast): void {
  count += 1;
  setAll([...all, { ...toast, key: count, leftMs: toasts.milliseconds }]);
}

/** Ends a toast. */
export function dismiss(toast: ShownToast): void {
  setAll(all.filter((other) => other !== toast));
}

/** Ends the toasts about a subject, shown or still waiting. */
export function retract(about: string): void {
  setAll(all.filter((toast) => toast.about !== about));
}

/** Time is counted in steps: a page that is frozen, or in the background, uses up one of them at most. */
const STEP_MS = 250;

/** Lets the time of a toast run; returns the function that stops it. */
export function countDown(toast: ShownToast): () => void {
  let timer: number;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        toast.leftMs -= STEP_MS;
        if (toast.leftMs > 0) wait();
        else dismiss(toast);
      },
      Math.min(STEP_MS, toast.leftMs),
    );
  };
  wait();
  return () => window.clearTimeout(timer);
}

/** The toasts to show now, oldest first. */
export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribe, shownToasts, shownToasts);
}

function shownToasts(): readonly ShownToast[] {
  return shown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setAll(changed: readonly ShownToast[]): void {
  if (changed.length === all.length) return;
  all = changed;
  shown = all.slice(0, toasts.atMost);
  for (const listener of listeners) listener();
}
