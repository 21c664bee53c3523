/** How the widget `money` keeps an amount (`src/form/widgets/money.tsx`). */
export type Store = 'digits' | 'dollars' | 'decimal';

/** Amounts that are written alike, so that a pattern has to take one of them at least. */
export type Written = { as: string; texts: readonly string[] };

const WHOLE = ['125000000000000', '500000000000000', '999999999999999'].flatMap((digits) =>
  Array.from(digits, (_digit, index) => digits.slice(0, index + 1)),
);
const grouped = (amount: string) => `$${amount.replace(/\B(?=(\d{3})+$)/g, ',')}`;

export const STORED_AMOUNTS: Readonly<Record<Store, readonly Written[]>> = {
  digits: [{ as: '12500', texts: WHOLE }],
  dollars: [
    { as: '$125', texts: WHOLE.map(grouped).filter((text) => !text.includes(',')) },
    { as: '$12,500', texts: WHOLE.map(grouped).filter((text) => text.includes(',')) },
  ],
  decimal: [
    { as: '12500', texts: WHOLE },
    { as: '12500.50', texts: WHOLE.map((text) => `${text}.50`) },
  ],
};

/** The option as the widget takes it. */
export function storeOf(option: unknown): Store {
  return option === 'dollars' || option === 'decimal' ? option : 'digits';
}
