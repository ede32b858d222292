import { asc, eq } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { cartItem } from '../database/schema';
import type { CartItemRow, CartLine, LineGoods } from './cart-line';
import { loadGoods } from './load-goods';
import { priceInCredits, priceLine } from './price-line';

/** The active offer of the kind 'three and one for nothing'. */
function paidPerFree({ product }: LineGoods): number | null {
  return product.product.discounts.find(({ isNPlusOne, active }) => isNPlusOne && active)?.n ?? null;
}

export function toCartLine(item: CartItemRow, goods: LineGoods | null): CartLine {
  if (item.forCredits) return { item, goods, price: priceInCredits(goods?.variant.credits ?? 0, item.amount) };
  const price = priceLine({
    price: goods?.pricing.price ?? null,
    taxRate: goods?.pricing.taxRate ?? 0,
    amount: item.amount,
    paidPerFree: goods === null ? null : paidPerFree(goods),
  });
  return { item, goods, price };
}

/** The lines in the order in which they were added, with goods and prices of this moment. */
export async function loadCartLines(ctx: CatalogContext, cartId: string): Promise<CartLine[]> {
  const items = await ctx.db.select().from(cartItem).where(eq(cartItem.cartId, cartId)).orderBy(asc(cartItem.position));
  const goods = await loadGoods(ctx, [...new Set(items.map(({ variantId }) => variantId))]);
  return items.map((item) => toCartLine(item, goods.get(item.variantId) ?? null));
}
