import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The fields that the visitor has left, by id. While a press is under way (from pointer down to
 * its click) nothing is added: a message that appears between the two would push the pressed
 * button away from under the pointer, and the click would be lost.
 */
export function useTouched(): [ReadonlySet<string>, (fieldId: string) => void] {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const pressing = useRef(false);
  const waiting = useRef<string[]>([]);

  const add = useCallback((ids: readonly string[]) => {
    setTouched((known) => (ids.every((id) => known.has(id)) ? known : new Set([...known, ...ids])));
  }, []);

  useEffect(() => {
    const down = () => {
      pressing.current = true;
    };
    const up = () => {
      // The click comes right after; what waits is shown behind it.
      window.setTimeout(() => {
        pressing.current = false;
        add(waiting.current.splice(0));
      });
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, [add]);

  const touch = useCallback(
    (fieldId: string) => {
      if (pressing.current) waiting.current.push(fieldId);
      else add([fieldId]);
    },
    [add],
  );
  return [touched, touch];
}
