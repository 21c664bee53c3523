import payment from '../../../schemas/catalog/payment.json';
import texts from '../../../schemas/content/purchase.json';
import type { PaymentCatalog } from '../quote/offer/catalogs.ts';
import { feesIn, type PaymentFee } from '../quote/offer/payment-fee.ts';

export type PaymentField = {
  id: string;
  label: string;
  hint?: string;
  autocomplete: string;
  /** Digits only: phones show the numeric keyboard. */
  digits?: boolean;
  /** The form that what is typed must have; an empty field is never wrong (D15). */
  check?: string;
  messages?: { form: string; past?: string };
  /** What the button for a sample enters. */
  sample?: string;
  /** Sizes of the groups in which digits are shown as they are typed; the last one repeats. */
  groups?: readonly number[];
  /** Half width, next to another short field. */
  short?: boolean;
};

export type PaymentMethod = PaymentFee & {
  fields: readonly PaymentField[];
  fieldsTitle: string;
  sampleNumbers: string;
  /** The words of the button that enters a sample. */
  fillSample: string;
};

const { card, bank } = texts.fields;
const fields: Readonly<Record<string, readonly PaymentField[]>> = { card, bank };
const titles: Readonly<Record<string, string>> = texts.details;
const samples: Readonly<Record<string, string>> = payment.sampleNumbers;
const sampleButtons: Readonly<Record<string, string>> = texts.fillSample;

/** The ways to pay in a state (full name) with their fields, the first one preselected. */
export function paymentMethodsIn(
  catalog: PaymentCatalog,
  operatingState: string | undefined,
): PaymentMethod[] {
  return feesIn(catalog, operatingState).map((fee) => ({
    ...fee,
    fields: fields[fee.id] ?? [],
    fieldsTitle: titles[fee.id] ?? '',
    sampleNumbers: samples[fee.id] ?? '',
    fillSample: sampleButtons[fee.id] ?? '',
  }));
}
