import '../../../engine/ui/icons/coverage.ts';
import { DetailDrawing } from '../drawings/DetailDrawing.tsx';
import { productOf } from '../products.ts';
import banner from '../sections/banner.module.css';
import type { ComingProduct } from './content.ts';

/** A product that is not available yet: its title and the one sentence of the spec. */
export function ComingProductPage({ product: { slug, hero } }: { product: ComingProduct }) {
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
