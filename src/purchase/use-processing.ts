import { useEffect, useEffectEvent, useState } from 'react';
import payment from '../../schemas/catalog/payment.json';

/**
 * A purchase that takes its 2 s and calls `onDone` once (spec section 4). Further presses change
 * nothing, and leaving the page ends it without a call.
 */
export function useProcessing(onDone: () => void): { processing: boolean; start: () => void } {
  const [processing, setProcessing] = useState(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!processing) return;
    const timer = setTimeout(() => done(), payment.processingMs);
    return () => clearTimeout(timer);
  }, [processing]);
  return { processing, start: () => setProcessing(true) };
}
