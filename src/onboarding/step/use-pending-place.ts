import { useEffect, useState } from 'react';
import type { Place } from '../../flow/navigate.ts';

/** The place after an interlude, and the interlude's name. */
type PendingPlace = { name: string; place: Place };

/**
 * The place after the interlude that the open step shows; null while it shows its form. Back while
 * that place is still loading ends the interlude: the step was never left.
 */
export function usePendingPlace(): [PendingPlace | null, (behind: PendingPlace) => void] {
  const [behind, setBehind] = useState<PendingPlace | null>(null);
  useEffect(() => {
    if (behind === null) return;
    const stay = () => setBehind(null);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [behind]);
  return [behind, setBehind];
}
