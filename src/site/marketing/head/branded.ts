import brand from '../../../../schemas/catalog/brand.json' with { type: 'json' };
import { fill } from '../../../engine/core.ts';

/** A text with the brand's name filled in for `{brand}`. */
export const branded = (text: string): string => fill(text, { brand: brand.name });
