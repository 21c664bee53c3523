import { createContext, useContext } from 'react';

/**
 * Advice on answers that are unusual but allowed (a phone number with nine digits), by field id, such
 * as `root.phone`. It is shown at the field and never blocks Continue.
 */
export const FieldAdvice = createContext<Readonly<Record<string, string>>>({});

/** The advice on one field, and the id of the element that shows it. */
export function useAdvice(fieldId: string): { text: string; id: string } | undefined {
  const text = useContext(FieldAdvice)[fieldId];
  return text === undefined ? undefined : { text, id: `${fieldId}__advice` };
}
