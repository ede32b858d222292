import { hasMessages, type MessagesByNamespace } from '@vyloha/i18n';
import { hasProductBoxes } from '../../model/product/is-product-box';
import type { ProductBox } from '../../model/product/product-box';

/** Products fetched after the page, with the translations that their boxes need. */
export interface DeferredProductsData {
  products: readonly ProductBox[];
  messages: MessagesByNamespace;
}

export function isDeferredProductsData(json: unknown): json is DeferredProductsData {
  return hasProductBoxes(json) && hasMessages(json);
}
