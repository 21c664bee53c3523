import texts from '../../../../schemas/content/page-texts.json';
import type { ChangeLine } from '../../../engine/pages.ts';
import { saleCatalogs } from '../../quote/catalogs.ts';
import { priceChange } from '../../quote/price-change.ts';
import { fill } from '../../../engine/core.ts';
import { chosenPlan } from './choices.ts';

/** How a change affects the price of the chosen plan. */
export const priceLine: ChangeLine = (before, now, flow) => {
  const plan = chosenPlan(saleCatalogs.plans, flow, now);
  const price = priceChange(saleCatalogs, before, now, plan?.id);
  return price === undefined ? texts.samePrice : fill(texts.otherPrice, price);
};
