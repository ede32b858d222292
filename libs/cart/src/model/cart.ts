import type { CartPicture } from './cart-picture';
import type { CartShipper } from './cart-shipper';
import type { AmountLimits } from './quantity';
import type { TaxedPrice } from './taxed-price';

/** What is known of the stock behind a line; `pieces` are counted like the line's `amount`. */
export interface LineStock {
  isChecked: boolean;
  pieces: number;
  isAvailable: boolean;
  /** What the backend says while there is stock, and once it is sold out. */
  text: string;
  soldText: string;
  /** Days that are added before the goods can be sent. */
  delayDays: number;
}

/** Pieces of a line's goods in one warehouse. */
export interface LineWarehouse {
  id: string;
  pieces: number;
}

/** One variant in the cart. `amount` counts what the backend counts; `multiplier` turns it into what is shown. */
export interface CartLine {
  id: string;
  parentId: string | null;
  productId: string;
  variantId: string;
  /** Part of the product's address. */
  slug: string;
  name: string;
  /** `null` for goods that have one variant only. */
  variantName: string | null;
  code: string;
  categoryName: string;
  picture: CartPicture | null;
  unit: string;
  amount: number;
  freeAmount: number;
  multiplier: number;
  limits: AmountLimits;
  stock: LineStock;
  warehouses: readonly LineWarehouse[];
  unitPrice: TaxedPrice;
  total: TaxedPrice;
  /** What it costs in loyalty credits; `null` when it is bought for money. */
  credits: { unit: number; total: number } | null;
}

/** A line that only takes money off. */
export interface CartDiscount {
  id: string;
  name: string;
  total: TaxedPrice;
}

export interface CartTotals {
  items: TaxedPrice;
  gifts: TaxedPrice;
  shipper: TaxedPrice;
  payment: TaxedPrice;
  total: TaxedPrice;
  /** The total before discounts. */
  original: TaxedPrice;
  /** Loyalty credits that are paid besides. */
  credits: number;
}

/** What a shopper is about to buy, parsed from the backend's answer. */
export interface Cart {
  /** `null` until the first line is added. */
  id: string | null;
  currencyCode: string;
  lines: readonly CartLine[];
  discounts: readonly CartDiscount[];
  /** Lines whose goods are gone from the shop; they are to be removed. */
  invalidLineIds: readonly string[];
  totals: CartTotals;
  /** The value that thresholds of free delivery and gifts are compared with, with tax. */
  limitValueMinor: number;
  /** `null` where delivery is never free. */
  freeShippingAtMinor: number | null;
  isShippingFreeByCoupon: boolean;
  fastestShipper: CartShipper | null;
}

/** Whether nothing can be ordered. */
export function isCartEmpty(cart: Pick<Cart, 'lines'>): boolean {
  return cart.lines.length === 0;
}

/** Number of pieces for the mini-cart; goods sold by the metre count as one piece a line. */
export function piecesInCart(lines: readonly Pick<CartLine, 'amount' | 'multiplier'>[]): number {
  return lines.reduce((pieces, line) => pieces + (line.multiplier === 1 ? line.amount : 1), 0);
}
