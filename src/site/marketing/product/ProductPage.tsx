import { SiteLayout } from '../layout/SiteLayout.tsx';
import { ComingProductPage } from './ComingProductPage.tsx';
import { OpenProductPage } from './OpenProductPage.tsx';
import { productContent } from './content.ts';

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
