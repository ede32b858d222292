import type { MessagesByNamespace } from '@vyloha/i18n';
import type { ProductBox } from '../../model/product/product-box';

/** Goods that a browser fetched after its page, with the texts that their boxes need. */
export interface LateGoodsData {
  products: readonly ProductBox[];
  messages: MessagesByNamespace;
}
