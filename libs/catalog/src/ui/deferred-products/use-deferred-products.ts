import { useEffect, useState } from 'react';
import { fetchDeferred } from './fetch-deferred';
import { type DeferredProductsData, isDeferredProductsData } from './deferred-products-data';

const emptyData: DeferredProductsData = { products: [], messages: {} };

/**
 * Products at an address; the previous ones stay until the next ones are loaded.
 * @param url `null`: nothing is requested yet
 */
export function useDeferredProducts(url: string | null): DeferredProductsData | null {
  const [data, setData] = useState<DeferredProductsData | null>(null);
  useEffect(() => {
    if (url === null) return;
    const controller = new AbortController();
    fetchDeferred(url, isDeferredProductsData, controller.signal).then(setData, () => {
      // The page works without these products.
      if (!controller.signal.aborted) setData(emptyData);
    });
    return () => controller.abort();
  }, [url]);
  return data;
}
