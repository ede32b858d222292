import { and, eq } from 'drizzle-orm';
import { HttpError, type RequestContext, type Transaction } from '@vyloha/backend-kernel';
import { cartItem } from './tables';
import { touchCart } from './add-item';
import { roundToStep } from './allowed-amount';
import { buyingProblem } from './buying-problems';
import type { CartItemRow } from './cart-line';
import { lockOpenCart } from './find-cart';
import { loadLineProducts } from './load-line-products';
import { requireCredits } from './require-credits';

export function cartItemNotFound(): HttpError {
  return new HttpError(404, [{ key: 'cartItemGone', code: 'not_found' }]);
}

/** The line and the other lines of the shopper's own cart, which is locked. */
async function requireLine(
  tx: Transaction,
  ctx: RequestContext,
  itemId: string,
): Promise<{ line: CartItemRow; lines: CartItemRow[] }> {
  const cart = await lockOpenCart(tx, ctx);
  if (cart === null) throw cartItemNotFound();
  const lines = await tx.select().from(cartItem).where(eq(cartItem.cartId, cart.id));
  const line = lines.find(({ id }) => id === itemId);
  if (line === undefined) throw cartItemNotFound();
  return { line, lines };
}

/** @throws Refusal when that amount cannot be bought; the line then keeps its amount */
export async function changeItem(
  tx: Transaction,
  ctx: RequestContext,
  itemId: string,
  requestedAmount: number,
): Promise<{ cartId: string; changedAmount: number }> {
  const { line, lines } = await requireLine(tx, ctx, itemId);
  const lineProduct = (await loadLineProducts({ ...ctx, db: tx }, [line.variantId])).get(line.variantId) ?? null;
  const amount = lineProduct === null ? requestedAmount : roundToStep(requestedAmount, lineProduct.variant);
  const otherLines = lines.filter(({ id, variantId }) => variantId === line.variantId && id !== itemId);
  const amountInCart = otherLines.reduce((sum, other) => sum + other.amount, amount);
  const problem = buyingProblem(lineProduct, amount, amountInCart, ctx.locale);
  // Reducing what is more than stock or maximum is always allowed: it brings a cart closer to the available amount.
  const isTooMuch = problem?.status === 409 || problem?.reason.key === 'amountAboveMaximum';
  const isReduction = isTooMuch && amount < line.amount && amount >= (lineProduct?.variant.amountMin ?? 1);
  if (problem !== null && !isReduction) throw new HttpError(problem.status, [problem.reason]);
  if (line.forCredits && lineProduct !== null && amount > line.amount) {
    await requireCredits(tx, ctx, { cartId: line.cartId, itemId, lineProduct, amount });
  }
  await tx.update(cartItem).set({ amount }).where(eq(cartItem.id, itemId));
  await touchCart(tx, line.cartId, ctx.now());
  return { cartId: line.cartId, changedAmount: amount - line.amount };
}

/** Removes the line and the lines that depend on it. */
export async function removeItem(tx: Transaction, ctx: RequestContext, itemId: string): Promise<string> {
  const { line } = await requireLine(tx, ctx, itemId);
  await tx.delete(cartItem).where(and(eq(cartItem.cartId, line.cartId), eq(cartItem.parentId, itemId)));
  await tx.delete(cartItem).where(eq(cartItem.id, itemId));
  await touchCart(tx, line.cartId, ctx.now());
  return line.cartId;
}

/** Keeps the cart, removes all its lines. */
export async function emptyCart(tx: Transaction, ctx: RequestContext): Promise<string | null> {
  const cart = await lockOpenCart(tx, ctx);
  if (cart === null) return null;
  await tx.delete(cartItem).where(eq(cartItem.cartId, cart.id));
  await touchCart(tx, cart.id, ctx.now());
  return cart.id;
}
