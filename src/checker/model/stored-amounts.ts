import { type Store, storedAmount } from '../../engine/core.ts';

/** Amounts in the same format. A pattern must accept at least one of them. */
export type Written = { as: string; texts: readonly string[] };

const WHOLE = ['125000000000000', '500000000000000', '999999999999999'].flatMap((digits) =>
  Array.from(digits, (_digit, index) => digits.slice(0, index + 1)),
);
const DOLLARS = WHOLE.map((plain) => storedAmount(plain, 'dollars'));

/** Amounts of every length, as stored by the `money` widget. */
export const STORED_AMOUNTS: Readonly<Record<Store, readonly Written[]>> = {
  digits: [{ as: '12500', texts: WHOLE.map((plain) => storedAmount(plain, 'digits')) }],
  dollars: [
    { as: '$125', texts: DOLLARS.filter((text) => !text.includes(',')) },
    { as: '$12,500', texts: DOLLARS.filter((text) => text.includes(',')) },
  ],
  decimal: ['', '.50'].map((cents) => ({
    as: `12500${cents}`,
    texts: WHOLE.map((plain) => storedAmount(`${plain}${cents}`, 'decimal')),
  })),
};
