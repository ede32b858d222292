import { loadCreditStanding } from '../credits/credit-standing';
import type { Transaction } from '../database/database';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { loadShopSettings } from '../shop/shop-settings';
import type { LineGoods } from './cart-line';
import { balanceProblem, creditsElsewhere, creditsProblem } from './credit-problems';

interface CreditLine {
  cartId: string;
  /** Null for a line that is still to be. */
  itemId: string | null;
  goods: LineGoods;
  amount: number;
}

/** @throws Refusal when the shopper cannot buy so much of the goods for credits, the other lines of the cart counted in */
export async function requireCredits(
  tx: Transaction,
  ctx: Pick<RequestContext, 'customerId' | 'groups'>,
  { cartId, itemId, goods, amount }: CreditLine,
): Promise<void> {
  const { customerId, groups } = ctx;
  const standing = await loadCreditStanding({ db: tx, customerId, groups }, await loadShopSettings(tx));
  const needed = amount * (goods.variant.credits ?? 0) + (await creditsElsewhere(tx, cartId, itemId));
  const problem = creditsProblem(goods, standing) ?? balanceProblem(needed, standing);
  if (problem !== null) throw new Refusal(problem.status, [problem.reason]);
}
