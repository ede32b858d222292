import { ProductPage as Page } from '@vyloha/catalog/ui';
import { goodsCorner } from './goods-corner';

export function ProductPage() {
  return <Page corner={goodsCorner} />;
}
