import type { Cart } from './cart';

/** What the cart page is made of. */
export interface CartPageData {
  cart: Cart;
  /** Lines were taken out because their goods are gone. */
  hasRemovedLines: boolean;
  /** The line to ask about, when the address asks. */
  lineToRemove: string | null;
  /** The shop's least value of an order, with tax; 0 is none. */
  minimumMinor: number;
  meta: { title: string; description: string };
}
