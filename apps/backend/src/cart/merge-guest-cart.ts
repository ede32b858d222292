import { pickTranslation } from '@vyloha/contract';
import { eq, inArray } from 'drizzle-orm';
import { stockOf } from '../catalog/product/rows/load-variant-rows';
import type { Transaction } from '../database/database';
import { cart, cartItem, coupon } from '../database/schema';
import { translate } from '../i18n/texts';
import type { RequestContext } from '../server/routes/request-context';
import { maxAllowedAmount } from './allowed-amount';
import { formatInUnits } from './buying-problems';
import type { CartItemRow, LineProduct } from './cart-line';
import { lockOpenCart } from './find-cart';
import { loadLineProducts } from './load-line-products';

type MergeContext = Pick<RequestContext, 'db' | 'locale' | 'currency' | 'priceList' | 'groups' | 'domain' | 'now'>;

/** The most that a line may have: of what is in stock, by the maximum and the steps of the product. */
function mostOf({ variant, warehouses }: LineProduct): number {
  const highest = maxAllowedAmount(variant);
  return variant.checkStock ? Math.min(highest, stockOf(warehouses)) : highest;
}

/** The two amounts together, as far as that is allowed; never less than the larger one. */
function joinedAmount(own: number, added: number, lineProduct: LineProduct | undefined): number {
  const most = lineProduct === undefined ? own + added : mostOf(lineProduct);
  return Math.max(own, added, Math.min(own + added, most));
}

async function replaceCoupon(
  tx: Transaction,
  { locale }: MergeContext,
  { cartId, own, added }: { cartId: string; own: string | null; added: string | null },
): Promise<string[]> {
  if (added === null || added === own) return [];
  await tx.update(cart).set({ couponId: added }).where(eq(cart.id, cartId));
  if (own === null) return [];
  const coupons = await tx
    .select()
    .from(coupon)
    .where(inArray(coupon.id, [own, added]));
  const codeOf = (id: string) => coupons.find((one) => one.id === id)?.code ?? '';
  return [translate(locale, 'mergedCoupon', { code: codeOf(own), other: codeOf(added) })];
}

/**
 * Joins the cart from before the login and the customer's: other products are added, amounts of the same product add up
 * to what is allowed, and the newer coupon holds. The guest's cart is gone then, so that logging in twice doubles
 * nothing.
 * @returns what could not be kept, in the shopper's language
 */
export async function mergeGuestCart(
  ctx: MergeContext,
  { customerId, guestTokenHash }: { customerId: string; guestTokenHash: string },
): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const guestCart = await lockOpenCart(tx, { customerId: null, guestTokenHash });
    if (guestCart === null) return [];
    const customerCart = await lockOpenCart(tx, { customerId, guestTokenHash: null });
    if (customerCart === null) {
      await tx.update(cart).set({ customerId, guestTokenHash: null }).where(eq(cart.id, guestCart.id));
      return [];
    }
    const lines = await tx
      .select()
      .from(cartItem)
      .where(inArray(cartItem.cartId, [guestCart.id, customerCart.id]));
    const own = lines.filter(({ cartId }) => cartId === customerCart.id);
    const added = lines.filter(({ cartId }) => cartId === guestCart.id);
    const notices = [
      ...(await joinLines(tx, ctx, own, added)),
      ...(await replaceCoupon(tx, ctx, {
        cartId: customerCart.id,
        own: customerCart.couponId,
        added: guestCart.couponId,
      })),
    ];
    await moveLines(tx, customerCart.id, own, added);
    await tx.delete(cart).where(eq(cart.id, guestCart.id));
    return notices;
  });
}

function sameLine(own: readonly CartItemRow[], line: CartItemRow): CartItemRow | undefined {
  return own.find(
    ({ variantId, parentId, forCredits, quoteItemId }) =>
      variantId === line.variantId && parentId === line.parentId && !forCredits && quoteItemId === null,
  );
}

async function joinLines(
  tx: Transaction,
  ctx: MergeContext,
  own: readonly CartItemRow[],
  added: readonly CartItemRow[],
): Promise<string[]> {
  const both = added.filter((line) => sameLine(own, line) !== undefined);
  const products = await loadLineProducts({ ...ctx, db: tx }, [...new Set(both.map(({ variantId }) => variantId))]);
  const notices: string[] = [];
  for (const line of both) {
    const existing = sameLine(own, line);
    if (existing === undefined) continue;
    const lineProduct = products.get(line.variantId);
    const amount = joinedAmount(existing.amount, line.amount, lineProduct);
    await tx.update(cartItem).set({ amount }).where(eq(cartItem.id, existing.id));
    if (lineProduct !== undefined && amount < existing.amount + line.amount) {
      notices.push(
        translate(ctx.locale, 'mergedAmount', {
          name: pickTranslation(lineProduct.variant.fullname, ctx.locale),
          limit: formatInUnits(amount, lineProduct),
          unit: lineProduct.product.unit,
        }),
      );
    }
  }
  return notices;
}

async function moveLines(
  tx: Transaction,
  cartId: string,
  own: readonly CartItemRow[],
  added: readonly CartItemRow[],
): Promise<void> {
  const lastPosition = Math.max(0, ...own.map(({ position }) => position));
  for (const line of added) {
    if (sameLine(own, line) !== undefined) continue;
    await tx
      .update(cartItem)
      .set({ cartId, position: lastPosition + line.position })
      .where(eq(cartItem.id, line.id));
  }
}
