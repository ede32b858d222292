import { CategoryPage as Page } from '@vyloha/catalog/ui';
import { goodsCorner } from './goods-corner';

/** All goods of the shop. */
export function EshopPage() {
  return <Page corner={goodsCorner} />;
}
