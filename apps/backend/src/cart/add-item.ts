import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { cart, cartItem } from '../database/schema';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { roundToStep } from './allowed-amount';
import { buyingProblem } from './buying-problems';
import type { CartItemRow, LineGoods } from './cart-line';
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

const mostLines = 200;

async function linesOf(tx: Transaction, cartId: string): Promise<CartItemRow[]> {
  return tx.select().from(cartItem).where(eq(cartItem.cartId, cartId));
}

export async function touchCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx.update(cart).set({ updatedAt: now }).where(eq(cart.id, cartId));
}

function nextPosition(lines: readonly CartItemRow[]): number {
  return lines.reduce((highest, { position }) => Math.max(highest, position), 0) + 1;
}

function sameLine(line: CartItemRow, item: ItemToAdd): boolean {
  const { id, parentId, forCredits } = item;
  return line.variantId === id && line.parentId === parentId && line.forCredits === forCredits;
}

/** What the line will hold: at least the minimum, in whole steps. */
function amountAfter(present: number, item: ItemToAdd, { variant }: LineGoods): number {
  return roundToStep(Math.max(present + item.amount, variant.variant.amountMin), variant.variant);
}

/**
 * Adds goods to a line that holds them already, or to a new one.
 * @throws Refusal when that much cannot be bought
 */
export async function addItem(
  tx: Transaction,
  ctx: Pick<RequestContext, 'locale' | 'now' | 'customerId' | 'groups'>,
  cartId: string,
  item: ItemToAdd,
  goods: LineGoods | null,
): Promise<{ itemId: string; changedAmount: number }> {
  if (goods === null) throw new Refusal(422, [{ key: 'goneFromShop', code: 'gone' }]);
  const lines = await linesOf(tx, cartId);
  const line = item.newLine ? undefined : lines.find((candidate) => sameLine(candidate, item));
  if (line === undefined && lines.length >= mostLines) {
    throw new Refusal(422, [{ key: 'cartFull', values: { limit: mostLines }, code: 'cart_full' }]);
  }
  const present = line?.amount ?? 0;
  const amount = amountAfter(present, item, goods);
  const elsewhere = lines.filter(({ id, variantId }) => variantId === item.id && id !== line?.id);
  const amountInCart = elsewhere.reduce((sum, other) => sum + other.amount, amount);
  const problem = buyingProblem(goods, amount, amountInCart, ctx.locale);
  if (problem !== null) throw new Refusal(problem.status, [problem.reason]);
  if (item.forCredits) await requireCredits(tx, ctx, { cartId, itemId: line?.id ?? null, goods, amount });
  const itemId = line?.id ?? `ci-${randomUUID()}`;
  if (line === undefined) {
    const { id: variantId, parentId, forCredits, custom } = item;
    await tx
      .insert(cartItem)
      .values({ id: itemId, cartId, variantId, amount, parentId, forCredits, custom, position: nextPosition(lines) });
  } else {
    await tx.update(cartItem).set({ amount }).where(eq(cartItem.id, itemId));
  }
  await touchCart(tx, cartId, ctx.now());
  return { itemId, changedAmount: amount - present };
}
