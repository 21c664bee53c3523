import { useState } from 'react';
import { fill } from '../../engine/core.ts';
import { faultOf } from './payment-checks.ts';
import type { PaymentField, PaymentMethod } from './payment-methods.ts';
import { useSecretValues, type SecretValues } from './use-secret-values.ts';

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
