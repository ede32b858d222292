import type { ProductGridProps } from '../product-grid/product-grid';
import { visitedProductsUrl } from '../../model/product/visited-products';
import { DeferredProducts } from '../deferred-products/deferred-products';
import { useVisitedProducts } from './use-visited-products';

export interface VisitedProductsProps extends Pick<ProductGridProps, 'productActions'> {
  /** Id of the product of this page: it becomes the newest of the list, and is not displayed in it. */
  currentId?: string | null;
}

export function VisitedProducts({ currentId = null, productActions }: VisitedProductsProps) {
  const ids = useVisitedProducts(currentId).filter((id) => id !== currentId);
  return (
    ids.length > 0 && <DeferredProducts url={visitedProductsUrl(ids)} name="visited" productActions={productActions} />
  );
}
