import { and, eq, ne, sql } from 'drizzle-orm';
import type { CreditStanding } from '../credits/credit-standing';
import type { Transaction } from '../database/database';
import { cartItem, variant } from '../database/schema';
import type { BuyingProblem } from './buying-problems';
import type { LineGoods } from './cart-line';

/** Why these goods cannot be bought for credits at all; null when they can. */
export function creditsProblem(goods: LineGoods, { isOffered, balance }: CreditStanding): BuyingProblem | null {
  if (!isOffered) return { status: 422, reason: { key: 'creditsNotOffered', code: 'credits' } };
  if (balance === null) return { status: 422, reason: { key: 'creditsNeedLogin', code: 'login_required' } };
  if (goods.variant.credits === null) return { status: 422, reason: { key: 'notForCredits', code: 'credits' } };
  return null;
}

/** Why so many credits cannot be spent; null when they can. */
export function balanceProblem(needed: number, { balance }: CreditStanding): BuyingProblem | null {
  const present = Math.max(0, balance ?? 0);
  if (needed <= present) return null;
  return { status: 422, reason: { key: 'tooFewCredits', values: { needed, balance: present }, code: 'credits' } };
}

/** Credits that the other lines of the cart cost already. */
export async function creditsElsewhere(tx: Transaction, cartId: string, itemId: string | null): Promise<number> {
  const [row] = await tx
    .select({ credits: sql<number>`coalesce(sum(${cartItem.amount} * ${variant.credits}), 0)::int` })
    .from(cartItem)
    .innerJoin(variant, eq(variant.id, cartItem.variantId))
    .where(
      and(
        eq(cartItem.cartId, cartId),
        eq(cartItem.forCredits, true),
        itemId === null ? undefined : ne(cartItem.id, itemId),
      ),
    );
  return row?.credits ?? 0;
}
