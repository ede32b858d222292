import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { cart, cartItem } from '../database/schema';
import { lockOpenCart } from './find-cart';

/**
 * What was put into the cart before logging in stays in it. Where both carts hold the same goods the larger amount
 * counts, so that logging in twice doubles nothing.
 */
export async function adoptGuestCart(
  db: Database,
  { customerId, guestTokenHash }: { customerId: string; guestTokenHash: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const guest = await lockOpenCart(tx, { customerId: null, guestTokenHash });
    if (guest === null) return;
    const own = await lockOpenCart(tx, { customerId, guestTokenHash: null });
    if (own === null) {
      await tx.update(cart).set({ customerId, guestTokenHash: null }).where(eq(cart.id, guest.id));
      return;
    }
    const lines = await tx
      .select()
      .from(cartItem)
      .where(inArray(cartItem.cartId, [guest.id, own.id]));
    const present = lines.filter(({ cartId }) => cartId === own.id);
    const last = Math.max(0, ...present.map(({ position }) => position));
    for (const line of lines.filter(({ cartId }) => cartId === guest.id)) {
      const same = present.find(({ variantId, forCredits }) => variantId === line.variantId && !forCredits);
      if (same === undefined) {
        const moved = { cartId: own.id, position: last + line.position };
        await tx.update(cartItem).set(moved).where(eq(cartItem.id, line.id));
      } else if (line.amount > same.amount) {
        await tx.update(cartItem).set({ amount: line.amount }).where(eq(cartItem.id, same.id));
      }
    }
    await tx.delete(cart).where(eq(cart.id, guest.id));
  });
}
