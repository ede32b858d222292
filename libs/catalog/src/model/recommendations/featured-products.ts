import type { ProductBox } from '../product/product-box';

/** An editors' list as a page shows it. */
export interface FeaturedProducts {
  id: string;
  title: string;
  products: readonly ProductBox[];
}
