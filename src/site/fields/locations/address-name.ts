import texts from '../../../../schemas/content/business-widget-texts.json';
import { fill } from '../../../engine/core.ts';
import type { Location } from './location.ts';

/** An address in messages and labels; its number while it is empty. */
export function addressName(location: Location | undefined, index: number): string {
  return location?.address || fill(texts.locations.name, { number: index + 1 });
}
