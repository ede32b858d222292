import { hasMessages, type MessagesByNamespace } from '@vyloha/i18n';
import { startTransition, useEffect, useState } from 'react';
import { fetchDeferred } from './fetch-deferred';
import { hasProductBoxes } from '../../model/product/is-product-box';
import type { ProductBox } from '../../model/product/product-box';

/** Products fetched after the page, with the translations that their boxes need. */
interface DeferredProductsData {
  products: readonly ProductBox[];
  messages: MessagesByNamespace;
}

function isDeferredProductsData(json: unknown): json is DeferredProductsData {
  return hasProductBoxes(json) && hasMessages(json);
}

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
    const show = (products: DeferredProductsData) => startTransition(() => setData(products));
    fetchDeferred(url, isDeferredProductsData, controller.signal).then(show, () => {
      // The page works without these products.
      if (!controller.signal.aborted) show(emptyData);
    });
    return () => controller.abort();
  }, [url]);
  return data;
}
