import { ProductBox } from '@vyloha/catalog/ui';
import { HomePage as ComposedPage } from '@vyloha/content-blocks/ui';

/** The home page with the catalog's boxes in its blocks. */
export function HomePage() {
  return <ComposedPage productBox={(product) => <ProductBox key={product.id} product={product} headingLevel={3} />} />;
}
