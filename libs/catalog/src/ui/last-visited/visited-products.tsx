import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ProductGridProps } from '../product-grid/product-grid';
import { visitedProductsUrl } from '../../model/product/visited-products';
import { ProductsAtIdle } from '../products-at-idle/products-at-idle';
import { parseVisited, readVisitedText, saveVisit, subscribeToVisits } from './visited-storage';

const getServerSnapshot = () => null;

/**
 * Ids of the recently visited products, in all tabs, the newest first.
 * @param currentId the current product; `null` on other pages
 */
function useVisitedProducts(currentId: string | null): readonly string[] {
  const text = useSyncExternalStore(subscribeToVisits, readVisitedText, getServerSnapshot);
  useEffect(() => {
    if (currentId !== null) saveVisit(currentId);
  }, [currentId]);
  return useMemo(() => parseVisited(text), [text]);
}

export interface VisitedProductsProps extends Pick<ProductGridProps, 'productActions'> {
  /** Id of the product of this page: it becomes the newest of the list, and is not displayed in it. */
  currentId?: string | null;
}

export function VisitedProducts({ currentId = null, productActions }: VisitedProductsProps) {
  const ids = useVisitedProducts(currentId).filter((id) => id !== currentId);
  return (
    ids.length > 0 && <ProductsAtIdle url={visitedProductsUrl(ids)} name="visited" productActions={productActions} />
  );
}
