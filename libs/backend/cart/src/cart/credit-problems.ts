import { and, eq, ne, sql } from 'drizzle-orm';
import type { CreditStatus } from '../credits/credit-status';
import type { Transaction } from '@vyloha/backend-kernel';
import { cartItem } from './tables';
import { variant } from '@vyloha/backend-catalog/tables';
import type { BuyingProblem } from './buying-problems';
import type { LineProduct } from './cart-line';

/** Why the product cannot be bought for credits at all; null when it can. */
export function creditsProblem(lineProduct: LineProduct, { isOffered, balance }: CreditStatus): BuyingProblem | null {
  if (!isOffered) return { status: 422, reason: { key: 'creditsNotOffered', code: 'credits' } };
  if (balance === null) return { status: 422, reason: { key: 'creditsNeedLogin', code: 'login_required' } };
  if (lineProduct.credits === null) return { status: 422, reason: { key: 'notForCredits', code: 'credits' } };
  return null;
}

/** Why this many credits cannot be spent; null when they can. */
export function balanceProblem(needed: number, { balance }: CreditStatus): BuyingProblem | null {
  const availableCredits = Math.max(0, balance ?? 0);
  if (needed <= availableCredits) return null;
  return {
    status: 422,
    reason: { key: 'tooFewCredits', values: { needed, balance: availableCredits }, code: 'credits' },
  };
}

/** Credits that the other lines of the cart already cost. */
export async function loadCreditsOfOtherLines(tx: Transaction, cartId: string, itemId: string | null): Promise<number> {
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
