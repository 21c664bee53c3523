import { useCallback, useEffect, useState } from 'react';

export type SecretValues = {
  read: (key: string) => string;
  write: (key: string, value: string) => void;
};

const NONE: Readonly<Record<string, string>> = {};

/**
 * Holds what is typed into the card and bank fields in this component's memory and nowhere else
 * (decision D15). It is cleared when the visitor leaves the page, even if the browser keeps the
 * page for Back.
 */
export function useSecretValues(): SecretValues {
  const [values, setValues] = useState(NONE);
  useEffect(() => {
    const forget = () => setValues(NONE);
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);
  const write = useCallback(
    (key: string, value: string) => setValues((known) => ({ ...known, [key]: value })),
    [],
  );
  return { read: (key) => values[key] ?? '', write };
}
