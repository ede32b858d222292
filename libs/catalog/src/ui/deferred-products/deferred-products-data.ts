import type { MessagesByNamespace } from '@vyloha/i18n';
import type { ProductBox } from '../../model/product/product-box';

/** Products fetched after the page, with the translations that their boxes need. */
export interface DeferredProductsData {
  products: readonly ProductBox[];
  messages: MessagesByNamespace;
}
