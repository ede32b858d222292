import { CartPage as Page } from '@vyloha/cart/ui';
import { LastVisited } from '@vyloha/catalog/ui';
import { goodsCorner } from './goods-corner';

/** The cart; below an empty one stands what the shopper may have come back for. */
export function CartPage() {
  return <Page suggestions={<LastVisited corner={goodsCorner} />} />;
}
