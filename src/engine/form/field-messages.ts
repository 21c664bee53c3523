import type { ErrorSchema, WidgetProps } from '@rjsf/utils';
import { createContext, useContext } from 'react';

/**
 * The errors of one field and its parts, e.g. `{ 0: { date: { __errors: ['…'] } } }` for the rows
 * of a list. RJSF passes a widget only the messages of the field itself (`rawErrors`).
 */
export const FieldErrors = createContext<ErrorSchema>({});

/** For widgets that draw controls for the parts of an array or object themselves. */
export const useFieldErrors = (): ErrorSchema => useContext(FieldErrors);

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

type Described = Pick<WidgetProps, 'id' | 'schema' | 'options' | 'rawErrors' | 'hideError'>;

/** True when the field shows a message, so that its control is `aria-invalid`. */
export function isInvalid({ rawErrors, hideError }: Pick<Described, 'rawErrors' | 'hideError'>) {
  return !hideError && rawErrors !== undefined && rawErrors.length > 0;
}

/**
 * Value of `aria-describedby` for the control of a field: the ids of its hint, help, error and note
 * that are on the page, in reading order. Undefined if there are none.
 */
export function describedBy(field: Described): string | undefined {
  const { id, schema, options } = field;
  const parts: [string, boolean][] = [
    ['description', Boolean(options.description ?? schema.description)],
    ['error', isInvalid(field)],
    ['help', Boolean(options.help)],
    ['note', Boolean(options.note)],
  ];
  const ids = parts.filter(([, present]) => present).map(([part]) => `${id}__${part}`);
  return ids.length === 0 ? undefined : ids.join(' ');
}
