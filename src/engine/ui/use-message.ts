import { useCallback, useState } from 'react';

/** Use `key` on the element with the text: a live region repeats words only in a new element. */
export type Message = { text: string; key: number };

/** A widget's message and its setter; null removes it. */
export function useMessage(): [Message | null, (text: string | null) => void] {
  const [message, setKeyed] = useState<Message | null>(null);
  const setMessage = useCallback((text: string | null) => {
    setKeyed((last) => (text === null ? null : { text, key: (last?.key ?? 0) + 1 }));
  }, []);
  return [message, setMessage];
}
