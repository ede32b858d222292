import { loadCreditStatus } from '../credits/credit-status';
import { HttpError, type RequestContext, type Transaction } from '@vyloha/backend-kernel';
import type { LineProduct } from './cart-line';
import { balanceProblem, loadCreditsOfOtherLines, creditsProblem } from './credit-problems';
import { loadShopData } from '@vyloha/backend-shop';

interface CreditLine {
  cartId: string;
  /** Null for a line that does not exist yet. */
  itemId: string | null;
  lineProduct: LineProduct;
  amount: number;
}

/** @throws Refusal when the shopper cannot buy this amount for credits, including the other lines of the cart */
export async function requireCredits(
  tx: Transaction,
  ctx: Pick<RequestContext, 'customerId' | 'groups'>,
  { cartId, itemId, lineProduct, amount }: CreditLine,
): Promise<void> {
  const { customerId, groups } = ctx;
  const creditStatus = await loadCreditStatus({ db: tx, customerId, groups }, (await loadShopData(tx)).settings);
  const needed = amount * (lineProduct.credits ?? 0) + (await loadCreditsOfOtherLines(tx, cartId, itemId));
  const problem = creditsProblem(lineProduct, creditStatus) ?? balanceProblem(needed, creditStatus);
  if (problem !== null) throw new HttpError(problem.status, [problem.reason]);
}
