import { type LineQuote, toAppliedQuote } from './quoted-prices/line-quote';
import type { CartItemRow, CartLine, LineProduct } from './cart-line';
import { priceInCredits, priceLine, priceOffered } from './price-line';

/** The active offer of the "three plus one free" kind. */
function paidPerFree({ product }: LineProduct): number | null {
  return product.discounts.find(({ isNPlusOne, active }) => isNPlusOne && active)?.n ?? null;
}

/** The quote of a line, and what its prices depend on. */
interface QuotedLine {
  quote: LineQuote | null;
  now: Date;
  currency: string;
}

export function toCartLine(item: CartItemRow, lineProduct: LineProduct | null, quoted: QuotedLine | null): CartLine {
  const offer = quoted?.quote ?? null;
  const quote = quoted === null || offer === null ? null : toAppliedQuote(offer, item, quoted);
  const line = { item, lineProduct, quote };
  if (item.forCredits) return { ...line, price: priceInCredits(lineProduct?.credits ?? 0, item.amount) };
  const input = {
    price: lineProduct?.price ?? null,
    taxRate: lineProduct?.rates.taxRate ?? 0,
    amount: item.amount,
    isNet: lineProduct?.isNet ?? false,
  };
  if (quote?.problem === null && offer?.offeredMinor != null)
    return { ...line, price: priceOffered(offer.offeredMinor, input) };
  return {
    ...line,
    price: priceLine({ ...input, paidPerFree: lineProduct === null ? null : paidPerFree(lineProduct) }),
  };
}
