import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { cartItem } from '../database/schema';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { touchCart } from './add-item';
import { roundToStep } from './allowed-amount';
import { buyingProblem } from './buying-problems';
import type { CartItemRow } from './cart-line';
import { lockOpenCart } from './find-cart';
import { loadGoods } from './load-goods';
import { requireCredits } from './require-credits';

export function cartItemGone(): Refusal {
  return new Refusal(404, [{ key: 'cartItemGone', code: 'not_found' }]);
}

/** The line and its neighbours in the shopper's own cart, which is held. */
async function requireLine(
  tx: Transaction,
  ctx: RequestContext,
  itemId: string,
): Promise<{ line: CartItemRow; lines: CartItemRow[] }> {
  const cart = await lockOpenCart(tx, ctx);
  if (cart === null) throw cartItemGone();
  const lines = await tx.select().from(cartItem).where(eq(cartItem.cartId, cart.id));
  const line = lines.find(({ id }) => id === itemId);
  if (line === undefined) throw cartItemGone();
  return { line, lines };
}

/** @throws Refusal when that much cannot be bought; the line then keeps its amount */
export async function changeItem(
  tx: Transaction,
  ctx: RequestContext,
  itemId: string,
  wanted: number,
): Promise<{ cartId: string; changedAmount: number }> {
  const { line, lines } = await requireLine(tx, ctx, itemId);
  const goods = (await loadGoods({ ...ctx, db: tx }, [line.variantId])).get(line.variantId) ?? null;
  const amount = goods === null ? wanted : roundToStep(wanted, goods.variant.variant);
  const elsewhere = lines.filter(({ id, variantId }) => variantId === line.variantId && id !== itemId);
  const amountInCart = elsewhere.reduce((sum, other) => sum + other.amount, amount);
  const problem = buyingProblem(goods, amount, amountInCart, ctx.locale);
  // Taking less is always allowed as far as stock goes: it brings a cart nearer to what there is.
  const isRelief = problem?.status === 409 && amount < line.amount;
  if (problem !== null && !isRelief) throw new Refusal(problem.status, [problem.reason]);
  if (line.forCredits && goods !== null && amount > line.amount) {
    await requireCredits(tx, ctx, { cartId: line.cartId, itemId, goods, amount });
  }
  await tx.update(cartItem).set({ amount }).where(eq(cartItem.id, itemId));
  await touchCart(tx, line.cartId, ctx.now());
  return { cartId: line.cartId, changedAmount: amount - line.amount };
}

/** Takes the line out, and the lines that hang on it. */
export async function removeItem(tx: Transaction, ctx: RequestContext, itemId: string): Promise<string> {
  const { line } = await requireLine(tx, ctx, itemId);
  await tx.delete(cartItem).where(and(eq(cartItem.cartId, line.cartId), eq(cartItem.parentId, itemId)));
  await tx.delete(cartItem).where(eq(cartItem.id, itemId));
  await touchCart(tx, line.cartId, ctx.now());
  return line.cartId;
}

/** Leaves the cart, takes everything out. */
export async function emptyCart(tx: Transaction, ctx: RequestContext): Promise<string | null> {
  const cart = await lockOpenCart(tx, ctx);
  if (cart === null) return null;
  await tx.delete(cartItem).where(eq(cartItem.cartId, cart.id));
  await touchCart(tx, cart.id, ctx.now());
  return cart.id;
}
