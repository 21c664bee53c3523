import texts from '../../../../schemas/content/page-texts.json';
import type { ChangeLine } from '../../../engine/pages.ts';
import { priceChange } from '../../quote/price-change.ts';
import { fill } from '../../../engine/core.ts';
import { planIn } from './plan-state.ts';

/** How a change affects the price of the chosen plan. */
export const priceLine: ChangeLine = (before, now, state) => {
  const price = priceChange(before, now, planIn(state));
  return price === undefined ? texts.samePrice : fill(texts.otherPrice, price);
};
