import texts from '../../../../schemas/content/product-page.json' with { type: 'json' };
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Faq } from '../sections/Faq.tsx';
import { HowItWorks } from '../sections/HowItWorks.tsx';
import { Stats } from '../sections/Stats.tsx';
import type { OpenProduct } from './content.ts';
import { CoverageCards } from './CoverageCards.tsx';
import { IndustryTiles } from './IndustryTiles.tsx';
import { ProductBanner } from './ProductBanner.tsx';

export function OpenProductPage({ product }: { product: OpenProduct }) {
  return (
    <>
      <ProductBanner product={product} />
      <IndustryTiles {...product.industries} />
      <CoverageCards {...product.coverage} getCovered={product.getCovered === true} />
      {product.trust === true ? <Stats items={texts.stats} mark={texts.sample} /> : null}
      <HowItWorks />
      <Faq title={texts.faqTitle} items={product.faq} />
      <ClosingCall {...texts.closing} mark={texts.sample} />
    </>
  );
}
