import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HttpError, type RequestContext, type Transaction } from '@vyloha/backend-kernel';
import { cart, cartItem } from './tables';
import { roundToStep } from './allowed-amount';
import { buyingProblem } from './buying-problems';
import type { CartItemRow, LineProduct } from './cart-line';
import { requireCredits } from './require-credits';

export interface ItemToAdd {
  id: string;
  amount: number;
  parentId: string | null;
  newLine: boolean;
  /** Bought for loyalty credits. */
  forCredits: boolean;
  custom: Record<string, unknown> | null;
}

export const maxLines = 200;

async function loadLines(tx: Transaction, cartId: string): Promise<CartItemRow[]> {
  return tx.select().from(cartItem).where(eq(cartItem.cartId, cartId));
}

export async function touchCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx.update(cart).set({ updatedAt: now }).where(eq(cart.id, cartId));
}

function nextPosition(lines: readonly CartItemRow[]): number {
  return lines.reduce((highest, { position }) => Math.max(highest, position), 0) + 1;
}

function isSameLine(line: CartItemRow, item: ItemToAdd): boolean {
  const { id, parentId, forCredits } = item;
  const isAlike = line.variantId === id && line.parentId === parentId && line.forCredits === forCredits;
  return isAlike && line.quoteItemId === null;
}

/** Resulting amount of the line: at least the minimum, in whole steps. */
function resultingAmount(currentAmount: number, item: ItemToAdd, { variant }: LineProduct): number {
  return roundToStep(Math.max(currentAmount + item.amount, variant.amountMin), variant);
}

/**
 * Adds a product to the line that already holds it, or to a new one.
 * @throws Refusal when that amount cannot be bought
 */
export async function addItem(
  tx: Transaction,
  ctx: Pick<RequestContext, 'locale' | 'now' | 'customerId' | 'groups'>,
  cartId: string,
  item: ItemToAdd,
  lineProduct: LineProduct | null,
): Promise<{ itemId: string; changedAmount: number }> {
  if (lineProduct === null) throw new HttpError(422, [{ key: 'goneFromShop', code: 'gone' }]);
  const lines = await loadLines(tx, cartId);
  const line = item.newLine ? undefined : lines.find((candidate) => isSameLine(candidate, item));
  if (line === undefined && lines.length >= maxLines) {
    throw new HttpError(422, [{ key: 'cartFull', values: { limit: maxLines }, code: 'cart_full' }]);
  }
  const currentAmount = line?.amount ?? 0;
  const amount = resultingAmount(currentAmount, item, lineProduct);
  const otherLines = lines.filter(({ id, variantId }) => variantId === item.id && id !== line?.id);
  const amountInCart = otherLines.reduce((sum, other) => sum + other.amount, amount);
  const problem = buyingProblem(lineProduct, amount, amountInCart, ctx.locale);
  if (problem !== null) throw new HttpError(problem.status, [problem.reason]);
  if (item.forCredits) await requireCredits(tx, ctx, { cartId, itemId: line?.id ?? null, lineProduct, amount });
  const itemId = line?.id ?? `ci-${randomUUID()}`;
  if (line === undefined) {
    const { id: variantId, parentId, forCredits, custom } = item;
    const name = lineProduct.variant.fullname;
    const position = nextPosition(lines);
    await tx
      .insert(cartItem)
      .values({ id: itemId, cartId, variantId, name, amount, parentId, forCredits, custom, position });
  } else {
    await tx.update(cartItem).set({ amount }).where(eq(cartItem.id, itemId));
  }
  await touchCart(tx, cartId, ctx.now());
  return { itemId, changedAmount: amount - currentAmount };
}
