import { CategoryPage, ProductPage as GoodsPage } from '@vyloha/catalog/ui';
import { SearchPage as FoundPage } from '@vyloha/search/ui';
import { goodsCorner } from './goods-corner';

/** All goods of the shop. */
export function EshopPage() {
  return <CategoryPage corner={goodsCorner} />;
}

export function ProductPage() {
  return <GoodsPage corner={goodsCorner} />;
}

export function SearchPage() {
  return <FoundPage corner={goodsCorner} />;
}
