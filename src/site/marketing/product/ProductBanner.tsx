import texts from '../../../../schemas/content/product-page.json' with { type: 'json' };
import { productOf } from '../products.ts';
import banner from '../sections/banner.module.css';
import { QuoteBanner } from '../sections/QuoteBanner.tsx';
import { PricedText } from '../ui/PricedText.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import type { OpenProduct } from './content.ts';

export function ProductBanner({ product: { slug, hero } }: { product: OpenProduct }) {
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
