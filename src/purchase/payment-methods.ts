import payment from '../../schemas/catalog/payment.json';
import texts from '../../schemas/content/purchase.json';

export type PaymentField = {
  id: string;
  label: string;
  hint?: string;
  autocomplete: string;
  /** Made of digits: a phone shows its number keys. Nothing is checked (spec section 5). */
  digits?: boolean;
  /** Takes half the width beside another short one. */
  short?: boolean;
};

export type PaymentMethod = {
  id: string;
  label: string;
  /** Integer cents, flat. */
  feeCents: number;
  feeLabel: string;
  fields: readonly PaymentField[];
  fieldsTitle: string;
  sampleNumbers: string;
};

const { card, bank } = texts.fields;
const fields: Readonly<Record<string, readonly PaymentField[]>> = { card, bank };
const titles: Readonly<Record<string, string>> = texts.details;
const samples: Readonly<Record<string, string>> = payment.sampleNumbers;

/** The ways to pay, the first one preselected. */
export const paymentMethods: readonly PaymentMethod[] = payment.methods.map((method) => ({
  id: method.id,
  label: method.label,
  feeCents: method.feeCents,
  feeLabel: method.feeLabel,
  fields: fields[method.id] ?? [],
  fieldsTitle: titles[method.id] ?? '',
  sampleNumbers: samples[method.id] ?? '',
}));
