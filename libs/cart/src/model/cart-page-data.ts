import type { Cart } from './cart';
import type { GiftOffer } from './gifts/order-gift';

/** Loader data of the cart page. */
export interface CartPageData {
  cart: Cart;
  /** Lines were removed because their products are no longer sold. */
  hasRemovedLines: boolean;
  /** The line whose removal the URL asks to confirm. */
  lineToRemove: string | null;
  /** The shop's minimum order value, with tax; 0 is none. */
  minimumMinor: number;
  /** Products' value with tax from which the shop gives a gift; `null` without gifts. */
  giftAtMinor: number | null;
  gifts: readonly GiftOffer[];
  meta: { title: string; description: string };
}
