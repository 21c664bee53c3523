import { useCallback, useState } from 'react';

/** Give `key` to what shows the text: a live region says the same words again only when they are new. */
export type Message = { text: string; key: number };

/** A message of a widget, and how to give it; null takes it away. */
export function useMessage(): [Message | null, (text: string | null) => void] {
  const [message, setMessage] = useState<Message | null>(null);
  const tell = useCallback((text: string | null) => {
    setMessage((last) => (text === null ? null : { text, key: (last?.key ?? 0) + 1 }));
  }, []);
  return [message, tell];
}
