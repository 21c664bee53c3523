import { SiteLayout } from '../layout/SiteLayout.tsx';
import { ComingProductPage } from './ComingProductPage.tsx';
import { type OpenProduct, productContent } from './content.ts';
import texts from '../../../../schemas/content/product-page.json' with { type: 'json' };
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Faq } from '../sections/Faq.tsx';
import { HowItWorks } from '../sections/HowItWorks.tsx';
import { Stats } from '../sections/Stats.tsx';
import { CoverageCards } from './CoverageCards.tsx';
import { IndustryTiles } from './IndustryTiles.tsx';
import { productOf } from '../products.ts';
import banner from '../sections/banner.module.css';
import { QuoteBanner } from '../sections/QuoteBanner.tsx';
import { PricedText } from '../ui/PricedText.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';

/** One template for all product pages; what differs is in their content files. */
export default function ProductPage({ path }: { path: string }) {
  const product = productContent(path);
  return (
    <SiteLayout title={product.meta.title}>
      {product.status === 'open' ? (
        <OpenProductPage product={product} />
      ) : (
        <ComingProductPage product={product} />
      )}
    </SiteLayout>
  );
}

function OpenProductPage({ product }: { product: OpenProduct }) {
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

function ProductBanner({ product: { slug, hero } }: { product: OpenProduct }) {
  return (
    <QuoteBanner
      title={hero.title}
      text={hero.text}
      start={texts.start}
      icon={productOf(slug).icon}
    >
      {hero.price === undefined ? null : (
        <p className={banner.price}>
          <span>
            <PricedText>{hero.price}</PricedText>
          </span>
          <SampleMark explained>{texts.sample}</SampleMark>
        </p>
      )}
    </QuoteBanner>
  );
}
