import { useEffect, useState } from 'react';
import type { Place } from '../../flow/navigate.ts';

/** The place behind an interlude, by whose name it is shown. */
type Behind = { name: string; place: Place };

/**
 * What the open step shows an interlude for; null while it shows its form. Back while the place
 * behind is still loading ends the interlude: the step was never left.
 */
export function useBehind(): [Behind | null, (behind: Behind) => void] {
  const [behind, setBehind] = useState<Behind | null>(null);
  useEffect(() => {
    if (behind === null) return;
    const stay = () => setBehind(null);
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [behind]);
  return [behind, setBehind];
}
