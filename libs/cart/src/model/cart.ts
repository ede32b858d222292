import type { AmountLimits, PricesTax, Stock } from '@vyloha/contract';
import type { TaxedPrice } from '@vyloha/money';
import type { CartPicture } from './cart-picture';
import type { CartShipper } from './delivery/cart-shipper';

/** Pieces of a line's variant in one warehouse. */
export interface LineWarehouse {
  id: string;
  pieces: number;
}

/** One variant in the cart. `amount` is the backend's unit; `multiplier` converts it to the displayed quantity. */
export interface CartLine {
  id: string;
  parentId: string | null;
  productId: string;
  variantId: string;
  /** Slug of the product page. */
  slug: string;
  name: string;
  /** `null` for a product with a single variant. */
  variantName: string | null;
  code: string;
  brandName: string | null;
  /** With its ancestors, from the root down, joined by ` | `. */
  categoryName: string;
  picture: CartPicture | null;
  unit: string;
  amount: number;
  freeAmount: number;
  multiplier: number;
  limits: AmountLimits;
  /** Not sold any more when false: it cannot be ordered. */
  isSaleable: boolean;
  /** In the unit of `amount`. */
  stock: Stock;
  warehouses: readonly LineWarehouse[];
  unitPrice: TaxedPrice;
  total: TaxedPrice;
  /** Price in loyalty credits; `null` when it is paid with money. */
  credits: { unit: number; total: number } | null;
  /** The quote by which it was put into the cart, and the notice about it; `null` on other lines. */
  quote: LineQuote | null;
}

export interface LineQuote {
  code: string;
  /** Whether it makes the price; everybody's holds otherwise. */
  applies: boolean;
  notice: string;
}

/** A line without a product: a discount, which is negative, or deposits for packaging. */
export interface CartDiscount {
  id: string;
  name: string;
  total: TaxedPrice;
}

/** The coupon that the shopper entered. */
export interface CartCoupon {
  code: string;
  name: string;
  /** Why it does not hold now, in the shopper's language; `null` when it does. */
  problem: string | null;
}

/** Loyalty credits as a discount; only for customers who may spend some. */
export interface CreditsDiscount {
  /** How many the shopper entered. */
  requested: number;
  /** At most as many as they have and need. */
  spent: number;
  /** What one takes off, with tax. */
  creditValueMinor: number;
}

export interface CartTotals {
  items: TaxedPrice;
  gifts: TaxedPrice;
  shipper: TaxedPrice;
  payment: TaxedPrice;
  total: TaxedPrice;
  /** The total before discounts. */
  original: TaxedPrice;
  /** Loyalty credits paid in addition. */
  credits: number;
}

/** The cart, parsed from the backend's response. */
export interface Cart {
  /** `null` until the first line is added. */
  id: string | null;
  currencyCode: string;
  lines: readonly CartLine[];
  discounts: readonly CartDiscount[];
  /** Lines of products no longer sold; they are to be removed. */
  invalidLineIds: readonly string[];
  /** Of those whose names are still known. */
  invalidNames: readonly string[];
  totals: CartTotals;
  /** Value with tax that is compared with the thresholds of free delivery and gifts. */
  limitValueMinor: number;
  /** `null` when delivery is never free. */
  freeShippingAtMinor: number | null;
  isShippingFreeByCoupon: boolean;
  tax: PricesTax;
  /** Years that whoever orders it must have; `null` where anybody may. */
  minAge: number | null;
  coupon: CartCoupon | null;
  creditsDiscount: CreditsDiscount | null;
  fastestShipper: CartShipper | null;
}

/** Whether nothing can be ordered. */
export function isCartEmpty(cart: Pick<Cart, 'lines'>): boolean {
  return cart.lines.length === 0;
}

/** Number of pieces for the mini-cart; a line sold by the metre counts as one piece. */
export function piecesInCart(lines: readonly Pick<CartLine, 'amount' | 'multiplier'>[]): number {
  return lines.reduce((pieces, line) => pieces + (line.multiplier === 1 ? line.amount : 1), 0);
}
