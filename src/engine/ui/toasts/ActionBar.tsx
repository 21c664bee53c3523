import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './toast.module.css';

type Props = {
  className?: string | undefined;
  /** The buttons, and what belongs to them. */
  children: ReactNode;
};

/**
 * A row of buttons that continue, with the place for toasts above it: there they take their own room
 * and cover no button. While it has toasts, it stays in the window.
 */
export function ActionBar({ className = '', children }: Props) {
  return (
    <div className={`${styles.bar} ${className}`} data-actions="">
      <div ref={enterPlace} role="status" aria-atomic={false} className={styles.place} />
      {children}
    </div>
  );
}

/** The places of the rows that are on the page now; an open dialog's comes last. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function enterPlace(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  setPlaces([...places, place]);
  return () => setPlaces(places.filter((other) => other !== place));
}

function setPlaces(changed: readonly HTMLElement[]): void {
  places = changed;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const lastPlace = () => places.at(-1);

/** The live region above the page's buttons; without one, toasts are at the bottom of the window. */
export function useToastPlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, lastPlace, () => undefined);
}
