import { useEffect, useEffectEvent, useState } from 'react';
import payment from '../../../schemas/catalog/payment.json';

/**
 * Processes a purchase for 2 s, then calls `onDone` once (spec section 4). Further presses are
 * no-ops; leaving the page cancels it, and so does coming back when the next page did not load.
 */
export function useProcessing(onDone: () => void): { processing: boolean; start: () => void } {
  const [processing, setProcessing] = useState(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!processing) return;
    const timer = setTimeout(() => done(), payment.processingMs);
    const end = () => setProcessing(false);
    window.addEventListener('popstate', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', end);
    };
  }, [processing]);
  return { processing, start: () => setProcessing(true) };
}
