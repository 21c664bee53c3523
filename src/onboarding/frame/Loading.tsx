import brand from '../../../schemas/catalog/brand.json';
import texts from '../../../schemas/content/funnel-texts.json';
import { fill } from '../../ui/fill.ts';
import { Waiting } from './Waiting.tsx';

/** While a step's code is on its way; on the way forward it is there already. */
export function Loading() {
  return (
    <>
      <title>{fill(texts.pageTitle, { page: texts.loading, brand: brand.name })}</title>
      <Waiting />
    </>
  );
}
