import { HomePage as ComposedPage } from '@vyloha/content-blocks/ui';
import { productInText } from './product-in-text';

/** The home page with the catalog's boxes in its blocks. */
export function HomePage() {
  return <ComposedPage productBox={productInText} />;
}
