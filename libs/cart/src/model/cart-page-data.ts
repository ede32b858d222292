import type { Cart } from './cart';
import type { GiftOffer } from './order-gift';

/** What the cart page is made of. */
export interface CartPageData {
  cart: Cart;
  /** Lines were taken out because their goods are gone. */
  hasRemovedLines: boolean;
  /** The line to ask about, when the address asks. */
  lineToRemove: string | null;
  /** The shop's least value of an order, with tax; 0 is none. */
  minimumMinor: number;
  /** Value of goods with tax from which on the shop gives something; `null` when it gives nothing. */
  giftAtMinor: number | null;
  gifts: readonly GiftOffer[];
  meta: { title: string; description: string };
}
