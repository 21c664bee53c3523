import texts from '../../../../schemas/content/page-texts.json';
import type { ChangeLine } from '../../../engine/pages.ts';
import { shippedPlans as plans } from '../../quote/catalogs.ts';
import { shippedPayment as payment } from '../../quote/payment-catalog.ts';
import { priceChange } from '../../quote/price-change.ts';
import { fill } from '../../../engine/core.ts';
import { chosenPlan } from './choices.ts';

/** How a change affects the price of the chosen plan. */
export const priceLine: ChangeLine = (before, now, flow) => {
  const plan = chosenPlan(plans, flow, now);
  const price = priceChange({ plans, payment }, before, now, plan?.id);
  return price === undefined ? texts.samePrice : fill(texts.otherPrice, price);
};
