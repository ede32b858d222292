import type { ProductBox as ProductBoxModel } from '@vyloha/catalog';
import { ProductBox } from '@vyloha/catalog/ui';
import { productActions } from './product-actions';

/** A product inside the editors' rich text. */
export function productInText(product: ProductBoxModel) {
  return <ProductBox key={product.id} product={product} headingLevel={3} productActions={productActions} />;
}
