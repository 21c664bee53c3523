/** How the draft keeps an amount of US dollars (spec section 3): `150000`, `$150,000`, `12500.50`. */
export type Store = 'digits' | 'dollars' | 'decimal';

export const STORES: readonly Store[] = ['digits', 'dollars', 'decimal'];

/** The option `store` of the widget `money`; digits if it is unknown. */
export function storeOf(option: unknown): Store {
  return STORES.find((store) => store === option) ?? 'digits';
}

/** A plain amount, digits with or without a decimal point, as the draft stores it. */
export function storedAmount(plain: string, store: Store): string {
  return store === 'dollars' ? `$${grouped(plain)}` : plain;
}

/** With thousands separators: `12500.5` -> `12,500.5`. */
export function grouped(plain: string): string {
  const [whole = '', ...rest] = plain.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}
