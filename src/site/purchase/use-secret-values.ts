import { useCallback, useEffect, useState } from 'react';
import { holdReload } from '../../engine/ui.ts';

export type SecretValues = {
  read: (key: string) => string;
  write: (key: string, value: string) => void;
};

const NONE: Readonly<Record<string, string>> = {};

/**
 * Holds what is typed into the card and bank fields in this component's memory and nowhere else
 * (decision D15); the page is not reloaded under it. It is cleared when the visitor leaves the page, even if the browser keeps the
 * page for Back.
 */
export function useSecretValues(): SecretValues {
  const [values, setValues] = useState(NONE);
  useEffect(() => {
    const forget = () => setValues(NONE);
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);
  useEffect(() => holdReload(() => Object.values(values).some((value) => value !== '')), [values]);
  const write = useCallback(
    (key: string, value: string) => setValues((known) => ({ ...known, [key]: value })),
    [],
  );
  return { read: (key) => values[key] ?? '', write };
}
