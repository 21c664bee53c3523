import payment from '../../schemas/catalog/payment.json';
import { fill } from '../ui/fill.ts';

/** What a way to pay costs once, in integer cents, and how that is called. */
export type PaymentFee = { feeCents: number; feeLabel: string };

const { states, feeLabel } = payment.feeFreeStates;

/** True in the states (full names) that forbid a fee for a way to pay. */
export function isFeeFree(operatingState: string | undefined): operatingState is string {
  return operatingState !== undefined && states.includes(operatingState);
}

/** The fee as it is charged in the visitor's state. */
export function feeIn(operatingState: string | undefined, fee: PaymentFee): PaymentFee {
  if (fee.feeCents === 0 || !isFeeFree(operatingState)) return fee;
  return { feeCents: 0, feeLabel: fill(feeLabel, { state: operatingState }) };
}

/** The dearest way to pay: the others can only cost less. */
export const highestFee = payment.methods.reduce(
  (most, { feeCents }) => Math.max(most, feeCents),
  0,
);
