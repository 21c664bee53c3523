import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import { fill } from '../../ui/fill.ts';

/** A title or a description with the name of the brand in its place, `{brand}`. */
export const branded = (text: string): string => fill(text, { brand: brand.name });
