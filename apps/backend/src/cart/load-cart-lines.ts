import { asc, eq } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { cartItem } from '../database/schema';
import type { CartItemRow, CartLine, LineProduct } from './cart-line';
import { loadLineProducts } from './load-line-products';
import { priceInCredits, priceLine } from './price-line';

/** The active offer of the "three plus one free" kind. */
function paidPerFree({ product }: LineProduct): number | null {
  return product.discounts.find(({ isNPlusOne, active }) => isNPlusOne && active)?.n ?? null;
}

export function toCartLine(item: CartItemRow, lineProduct: LineProduct | null): CartLine {
  if (item.forCredits)
    return { item, lineProduct, price: priceInCredits(lineProduct?.variant.credits ?? 0, item.amount) };
  const price = priceLine({
    price: lineProduct?.pricing.price ?? null,
    taxRate: lineProduct?.pricing.taxRate ?? 0,
    amount: item.amount,
    paidPerFree: lineProduct === null ? null : paidPerFree(lineProduct),
  });
  return { item, lineProduct, price };
}

/** The lines in the order in which they were added, with current product data and prices. */
export async function loadCartLines(ctx: CatalogContext, cartId: string): Promise<CartLine[]> {
  const items = await ctx.db.select().from(cartItem).where(eq(cartItem.cartId, cartId)).orderBy(asc(cartItem.position));
  const lineProducts = await loadLineProducts(ctx, [...new Set(items.map(({ variantId }) => variantId))]);
  return items.map((item) => toCartLine(item, lineProducts.get(item.variantId) ?? null));
}
