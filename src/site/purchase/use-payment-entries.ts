import { useCallback, useEffect, useState } from 'react';
import { fill } from '../../engine/core.ts';
import { faultOf } from './payment-checks.ts';
import type { PaymentField, PaymentMethod } from './payment-methods.ts';
import { holdReload } from '../../engine/ui.ts';

/** What is typed into the fields of a method, and what is wrong with it. */
export type PaymentEntries = {
  read: (field: PaymentField) => string;
  write: (field: PaymentField, text: string) => void;
  /** The message at a field that was left, or after a refused press. */
  messageAt: (field: PaymentField) => string | undefined;
  leave: (field: PaymentField) => void;
  fillSample: () => void;
  /** Shows every message from now on; returns the first field with one. */
  checkAll: () => PaymentField | undefined;
};

/** The entries of the chosen method. Each method keeps its own while the page is open. */
export function usePaymentEntries(
  method: PaymentMethod | undefined,
  today: string,
): PaymentEntries {
  const values: SecretValues = useSecretValues();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const fields = method?.fields ?? [];
  const keyOf = ({ id }: PaymentField) => `${method?.id ?? ''} ${id}`;
  const read = (field: PaymentField) => values.read(keyOf(field));
  const cardNumber = fields
    .filter(({ check }) => check === 'card-number')
    .map(read)
    .join('');
  const messageOf = (field: PaymentField) => {
    const fault = faultOf(field.check, read(field), { cardNumber, today });
    return fault && (field.messages?.[fault] ?? field.messages?.form);
  };
  const leave = (...of: readonly PaymentField[]) =>
    setLeft((known) => new Set([...known, ...of.map(keyOf)]));
  return {
    read,
    write: (field, text) => values.write(keyOf(field), text),
    messageAt: (field) => (left.has(keyOf(field)) ? messageOf(field) : undefined),
    leave,
    fillSample: () => {
      const nextYear = String((Number(today.slice(2, 4)) + 1) % 100).padStart(2, '0');
      for (const field of fields) {
        values.write(keyOf(field), fill(field.sample ?? '', { nextYear }));
      }
    },
    checkAll: () => {
      leave(...fields);
      return fields.find((field) => messageOf(field) !== undefined);
    },
  };
}

type SecretValues = {
  read: (key: string) => string;
  write: (key: string, value: string) => void;
};

const NONE: Readonly<Record<string, string>> = {};

/**
 * Holds what is typed into the card and bank fields in this component's memory and nowhere else
 * (decision D15); the page is not reloaded under it. It is cleared when the visitor leaves the page, even if the browser keeps the
 * page for Back.
 */
function useSecretValues(): SecretValues {
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
