import { cart, cartBatch, cartItem } from './tables';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { defineModule } from '@vyloha/backend-kernel';
import { cartRoutes } from './cart-routes';

/** Carts. */
export const cartModule = defineModule({
  name: 'cart',
  tables: { cart, cartBatch, cartItem },
  routes: cartRoutes,
  tidy: async (db, { daysAgo }) => {
    // A guest's cookie lives for a day; then the cart is unreachable.
    const isLeft = and(isNull(cart.customerId), eq(cart.status, 'open'), lt(cart.updatedAt, daysAgo(30)));
    await db.delete(cart).where(isLeft);
    // Nobody repeats an attempt after its cookie has expired.
    await db.delete(cartBatch).where(lt(cartBatch.createdAt, daysAgo(30)));
  },
  personalData: {
    tables: { cart: { key: 'cartItems' } },
    lock: async (tx, id) => {
      await tx.select({ id: cart.id }).from(cart).where(eq(cart.customerId, id)).orderBy(cart.id).for('update');
    },
    export: async ({ db }, { id }) => {
      // What was placed is an order.
      const isWanted = and(eq(cart.customerId, id), ne(cart.status, 'placed'));
      const lines = db
        .select({ cartItem })
        .from(cartItem)
        .innerJoin(cart, eq(cart.id, cartItem.cartId))
        .where(isWanted);
      return { cartItems: (await lines.orderBy(cartItem.createdAt, cartItem.position)).map((row) => row.cartItem) };
    },
  },
});
