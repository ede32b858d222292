import { LastVisited } from '@vyloha/catalog/ui';
import { HomePage as ComposedPage } from '@vyloha/content-blocks/ui';
import { goodsCorner } from './goods-corner';
import { productInText } from './product-in-text';

/** The home page with the catalog's boxes in its blocks. */
export function HomePage() {
  return <ComposedPage productBox={productInText} goods={<LastVisited corner={goodsCorner} />} />;
}
