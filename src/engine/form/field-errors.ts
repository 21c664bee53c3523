import type { ErrorSchema } from '@rjsf/utils';
import { createContext, useContext } from 'react';

/**
 * The errors of one field and its parts, e.g. `{ 0: { date: { __errors: ['…'] } } }` for the rows
 * of a list. RJSF passes a widget only the messages of the field itself (`rawErrors`).
 */
export const FieldErrors = createContext<ErrorSchema>({});

/** For widgets that draw controls for the parts of an array or object themselves. */
export const useFieldErrors = (): ErrorSchema => useContext(FieldErrors);
