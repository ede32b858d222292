import { isProductCount, productCountUrl } from '../../model/listing/product-count';
import { fetchDeferred } from '../deferred-products/fetch-deferred';

/** How many products a list has; null where that is not known, since the list itself will say so. */
export async function fetchProductCount(listPath: string, signal: AbortSignal): Promise<number | null> {
  try {
    return (await fetchDeferred(productCountUrl(listPath), isProductCount, signal)).total;
  } catch {
    return null;
  }
}
