import type { CompareRow } from './compare-rows';
import type { PageMeta } from '../page-meta';
import type { ProductBox } from '../product/product-box';

/** What the page of compared goods is made of. */
export interface ComparePageData {
  products: readonly ProductBox[];
  rows: readonly CompareRow[];
  meta: PageMeta;
}
