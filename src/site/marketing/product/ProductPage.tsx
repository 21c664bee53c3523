import { SiteLayout } from '../layout/SiteLayout.tsx';
import { type ComingProduct, type OpenProduct, productContent } from './content.ts';
import texts from '../../../../schemas/content/product-page.json' with { type: 'json' };
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Faq } from '../sections/Faq.tsx';
import { HowItWorks } from '../sections/HowItWorks.tsx';
import { PricedText, SampleMark, Stats } from '../sections/Figures.tsx';
import { CoverageCards } from './CoverageCards.tsx';
import { productOf } from '../products.ts';
import banner from '../sections/banner.module.css';
import { QuoteBanner } from '../sections/QuoteBanner.tsx';
import '../../../engine/ui/icons/coverage.ts';
import { DetailDrawing } from '../drawings/DetailDrawing.tsx';
import { FUNNEL } from '../../funnel-path.ts';
import { Icon } from '../../../engine/ui.ts';
import '../../../engine/ui/icons/industries.ts';
import industries from './industry-tiles.module.css';

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

/** A product that is not available yet: its title and the one sentence of the spec. */
function ComingProductPage({ product: { slug, hero } }: { product: ComingProduct }) {
  return (
    <section className={banner.banner}>
      <div className={banner.inner}>
        <div className={banner.words}>
          <h1>{hero.title}</h1>
          <p className={banner.text}>{hero.text}</p>
        </div>
        <DetailDrawing icon={productOf(slug).icon} />
      </div>
    </section>
  );
}

/** The URL that starts the funnel; passes on the industry if it is one of the funnel's six (D18). */
const start = (businessType?: string) =>
  businessType === undefined ? FUNNEL : `${FUNNEL}?businessType=${businessType}`;

function IndustryTiles({ title, tiles }: OpenProduct['industries']) {
  return (
    <section className={industries.section} aria-labelledby="industries-title">
      <div className={industries.head}>
        <h2 id="industries-title">{title}</h2>
        <p>{texts.pickHint}</p>
      </div>
      <ul className={industries.tiles}>
        {tiles.map(({ label, icon, businessType }) => (
          <li key={label}>
            <a href={start(businessType)} data-industry={label}>
              <Icon name={icon} size={36} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
