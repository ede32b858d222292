import type { RecommendationPlacement } from '@vyloha/contract';
import type { ProductBox } from '../product/product-box';

/** What recommendations start from. */
export interface RecommendationWish {
  /** Goods that the page or the cart is about. */
  productIds?: readonly string[] | undefined;
  categoryId?: string | undefined;
  /** What stands on the page besides: it is not shown once more. */
  shownIds?: readonly string[] | undefined;
}

/** Goods of one place, as a page shows them. */
export interface Recommendation {
  placement: RecommendationPlacement;
  products: readonly ProductBox[];
  /** Where browsers ask for goods that suit their shopper better; `null` where these do already. */
  address: string | null;
}
