import type { CartItemRow, CartLine, LineProduct } from './cart-line';
import { priceInCredits, priceLine } from './price-line';

/** The active offer of the "three plus one free" kind. */
function paidPerFree({ product }: LineProduct): number | null {
  return product.discounts.find(({ isNPlusOne, active }) => isNPlusOne && active)?.n ?? null;
}

export function toCartLine(item: CartItemRow, lineProduct: LineProduct | null): CartLine {
  if (item.forCredits) return { item, lineProduct, price: priceInCredits(lineProduct?.credits ?? 0, item.amount) };
  const price = priceLine({
    price: lineProduct?.price ?? null,
    taxRate: lineProduct?.product.vatRate ?? 0,
    amount: item.amount,
    paidPerFree: lineProduct === null ? null : paidPerFree(lineProduct),
  });
  return { item, lineProduct, price };
}
