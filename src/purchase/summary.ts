/** What is paid when. Amounts are integer cents of US dollars; the date is ISO local. */
export type PaymentSummary = {
  monthlyCents: number;
  /** The flat fee of the chosen method, paid once, today. 0 when there is none. */
  feeCents: number;
  dueTodayCents: number;
  /** How many monthly payments follow the one of today. */
  automaticPayments: number;
  firstAutomaticPayment: string;
  /** Everything that is paid in a year: today's payment with its fee, and the automatic ones. */
  yearlyCents: number;
};

export type Price = Pick<
  PaymentSummary,
  'monthlyCents' | 'automaticPayments' | 'firstAutomaticPayment'
>;

/** Adds up a plan's payments; a method's fee is a flat amount on top of the first (decision D15). */
export function summarizePayments(price: Price, feeCents: number): PaymentSummary {
  const { monthlyCents, automaticPayments, firstAutomaticPayment } = price;
  const dueTodayCents = monthlyCents + feeCents;
  return {
    monthlyCents,
    feeCents,
    dueTodayCents,
    automaticPayments,
    firstAutomaticPayment,
    yearlyCents: dueTodayCents + automaticPayments * monthlyCents,
  };
}
