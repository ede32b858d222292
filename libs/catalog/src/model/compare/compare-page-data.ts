import type { CompareRow } from './compare-rows';
import type { PageMeta } from '../page-meta';
import type { ProductBox } from '../product/product-box';

/** Data of the compare page. */
export interface ComparePageData {
  products: readonly ProductBox[];
  rows: readonly CompareRow[];
  meta: PageMeta;
}
