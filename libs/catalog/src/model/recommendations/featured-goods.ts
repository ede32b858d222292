import type { ProductBox } from '../product/product-box';

/** A list of an editor as a page shows it. */
export interface FeaturedGoods {
  id: string;
  title: string;
  products: readonly ProductBox[];
}
