import type { TaxedPrice } from '@vyloha/money';
import { type Cart, type CartLine, piecesInCart } from './cart';

/** The cart as the header shows it. */
export interface MiniCart {
  pieces: number;
  total: TaxedPrice;
  /** Loyalty credits paid in addition. */
  credits: number;
  lines: readonly MiniCartLine[];
  /** Code of the coupon that was entered. */
  couponCode: string | null;
  /** It could not be read: it may not be empty. */
  isUnknown?: true;
}

export type MiniCartLine = Pick<
  CartLine,
  | 'id'
  | 'variantId'
  | 'slug'
  | 'name'
  | 'variantName'
  | 'picture'
  | 'amount'
  | 'multiplier'
  | 'unit'
  | 'limits'
  | 'total'
  | 'credits'
>;

function toMiniCartLine(line: CartLine): MiniCartLine {
  const { id, variantId, slug, name, variantName, picture, amount, multiplier, unit, limits, total, credits } = line;
  return { id, variantId, slug, name, variantName, picture, amount, multiplier, unit, limits, total, credits };
}

/** Only what the header shows, since every page carries it. */
export function toMiniCart({ lines, totals, coupon }: Cart): MiniCart {
  return {
    pieces: piecesInCart(lines),
    total: totals.items,
    credits: totals.credits,
    lines: lines.map(toMiniCartLine),
    couponCode: coupon?.code ?? null,
  };
}
