import { fill } from '../../engine/core.ts';

/** A way to pay, its one-time fee in integer cents, and the name of that fee. */
export type PaymentFee = { id: string; label: string; feeCents: number; feeLabel: string };

/** The part of `schemas/catalog/payment.json` that fees come from. */
export type PaymentCatalog = {
  methods: readonly {
    id: string;
    label: string;
    feeCents: number;
    feeLabel: string;
    feePercent?: string;
  }[];
  feeFreeStates: { states: readonly string[]; feeLabel: string };
};

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
