import type { ProductBox as ProductBoxModel } from '@vyloha/catalog';
import { ProductBox } from '@vyloha/catalog/ui';
import { goodsCorner } from './goods-corner';

/** How goods look inside what editors write. */
export function productInText(product: ProductBoxModel) {
  return <ProductBox key={product.id} product={product} headingLevel={3} corner={goodsCorner} />;
}
