import type { ProductGridProps } from '../product-grid/product-grid';
import { visitedProductsAddress } from '../../model/product/visited-products';
import { LateGoods } from '../late-goods/late-goods';
import { useVisitedProducts } from './use-visited-products';

export interface VisitedGoodsProps extends Pick<ProductGridProps, 'corner'> {
  /** Id of the goods whose page this is: they become the newest of the list, and do not stand in it here. */
  current?: string | null;
}

export function VisitedGoods({ current = null, corner }: VisitedGoodsProps) {
  const ids = useVisitedProducts(current).filter((id) => id !== current);
  return ids.length > 0 && <LateGoods address={visitedProductsAddress(ids)} name="visited" corner={corner} />;
}
