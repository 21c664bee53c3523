import brand from '../../../schemas/catalog/brand.json' with { type: 'json' };
import navigation from '../../../schemas/content/navigation.json' with { type: 'json' };
import texts from '../../../schemas/content/product-page.json' with { type: 'json' };
import { Icon } from '../../ui/icons/Icon.tsx';
import '../../ui/icons/coverage.ts';
import { DetailDrawing } from '../drawings/DetailDrawing.tsx';
import { productOf } from '../products.ts';
import banner from '../sections/Banner.module.css';
import { ButtonLink } from '../ui/Button.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import type { OpenProduct } from './content.ts';

export function ProductBanner({ product: { slug, hero } }: { product: OpenProduct }) {
  return (
    <section className={banner.banner}>
      <div className={banner.inner}>
        <div className={banner.words}>
          <h1>{hero.title}</h1>
          <p className={banner.text}>{hero.text}</p>
          {hero.price === undefined ? null : (
            <p className={banner.price}>
              {hero.price} <SampleMark>{texts.sample}</SampleMark>
            </p>
          )}
          <div className={banner.actions}>
            <ButtonLink href="/onboarding">
              {texts.start}
              <Icon name="arrow-right" size={20} />
            </ButtonLink>
            <ButtonLink kind="secondary" href={`tel:${brand.salesPhone.tel}`}>
              <Icon name="phone" size={20} />
              {navigation.expert}
            </ButtonLink>
          </div>
        </div>
        <DetailDrawing icon={productOf(slug).icon} />
      </div>
    </section>
  );
}
