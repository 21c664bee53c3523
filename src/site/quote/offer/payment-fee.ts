import { fill } from '../../../engine/core.ts';
import { use } from 'react';
import payment from '../../../../schemas/catalog/payment.json';
import { type PaymentCatalog, SaleContext } from './catalogs.ts';

/** A way to pay, its one-time fee in integer cents, and the name of that fee. */
export type PaymentFee = { id: string; label: string; feeCents: number; feeLabel: string };

/** The ways to pay in a state (full name), the first one preselected (decisions D15, D32). */
export function feesIn(
  { methods, feeFreeStates }: PaymentCatalog,
  operatingState: string | undefined,
): PaymentFee[] {
  const { states, feeLabel: noFeeLabel } = feeFreeStates;
  const isFeeFree = operatingState !== undefined && states.includes(operatingState);
  return methods.map(({ id, label, feeCents, feeLabel, feePercent = '' }) =>
    isFeeFree && feeCents > 0
      ? { id, label, feeCents: 0, feeLabel: fill(noFeeLabel, { state: operatingState }) }
      : { id, label, feeCents, feeLabel: fill(feeLabel, { percent: feePercent }) },
  );
}

export const shippedPayment: PaymentCatalog = payment;

/** The ways to pay that a page shows. */
export const usePayment = (): PaymentCatalog => use(SaleContext).payment ?? shippedPayment;
