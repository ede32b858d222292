import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { cart, cartItem } from '../database/schema';
import { lockOpenCart } from './find-cart';

/**
 * Items put into the cart before logging in stay in it. Where both carts hold the same product the larger amount
 * counts, so that logging in twice doubles nothing.
 */
export async function mergeGuestCart(
  db: Database,
  { customerId, guestTokenHash }: { customerId: string; guestTokenHash: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const guestCart = await lockOpenCart(tx, { customerId: null, guestTokenHash });
    if (guestCart === null) return;
    const customerCart = await lockOpenCart(tx, { customerId, guestTokenHash: null });
    if (customerCart === null) {
      await tx.update(cart).set({ customerId, guestTokenHash: null }).where(eq(cart.id, guestCart.id));
      return;
    }
    const lines = await tx
      .select()
      .from(cartItem)
      .where(inArray(cartItem.cartId, [guestCart.id, customerCart.id]));
    const customerLines = lines.filter(({ cartId }) => cartId === customerCart.id);
    const lastPosition = Math.max(0, ...customerLines.map(({ position }) => position));
    for (const line of lines.filter(({ cartId }) => cartId === guestCart.id)) {
      const existingLine = customerLines.find(
        ({ variantId, forCredits }) => variantId === line.variantId && !forCredits,
      );
      if (existingLine === undefined) {
        const moved = { cartId: customerCart.id, position: lastPosition + line.position };
        await tx.update(cartItem).set(moved).where(eq(cartItem.id, line.id));
      } else if (line.amount > existingLine.amount) {
        await tx.update(cartItem).set({ amount: line.amount }).where(eq(cartItem.id, existingLine.id));
      }
    }
    if (guestCart.couponId !== null) {
      await tx.update(cart).set({ couponId: guestCart.couponId }).where(eq(cart.id, customerCart.id));
    }
    await tx.delete(cart).where(eq(cart.id, guestCart.id));
  });
}
