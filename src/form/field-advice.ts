import { createContext, useContext } from 'react';

/**
 * Advice on answers that may stay as they are (a phone number with nine digits), by the id of the
 * field, e.g. `root_phone`. It is shown at the field and never keeps the visitor from going on.
 */
export const FieldAdvice = createContext<Readonly<Record<string, string>>>({});

/** The advice on one field, and the id of the element that shows it. */
export function useAdvice(fieldId: string): { text: string; id: string } | undefined {
  const text = useContext(FieldAdvice)[fieldId];
  return text === undefined ? undefined : { text, id: `${fieldId}__advice` };
}
