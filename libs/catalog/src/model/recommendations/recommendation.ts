import type { RecommendationPlacement } from '@vyloha/contract';
import type { ProductBox } from '../product/product-box';

/** What recommendations are based on. */
export interface RecommendationOptions {
  /** Products of the page or the cart. */
  productIds?: readonly string[] | undefined;
  categoryId?: string | undefined;
  /** Other products on the page, which are excluded. */
  excludedIds?: readonly string[] | undefined;
}

/** Products of one placement. */
export interface Recommendation {
  placement: RecommendationPlacement;
  products: readonly ProductBox[];
  /** Where browsers request personal recommendations; `null` where these are personal already. */
  personalizedUrl: string | null;
}
