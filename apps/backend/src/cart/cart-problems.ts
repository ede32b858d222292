import { fromMinor } from '@vyloha/money';
import type { CreditStanding } from '../credits/credit-standing';
import type { RequestContext } from '../server/request-context';
import type { ShopSettings } from '../shop/shop-settings';
import { buyingProblem, type BuyingProblem } from './buying-problems';
import type { CartLine } from './cart-line';
import { cartTotals } from './cart-totals';
import { balanceProblem, creditsProblem } from './credit-problems';

/** The amount for a sentence; the shopper's currency is never in doubt there. */
function writeMoney(minor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    fromMinor(minor),
  );
}

function creditProblems(lines: readonly CartLine[], standing: CreditStanding): BuyingProblem[] {
  const problems = lines.flatMap(({ item, goods }) =>
    item.forCredits && goods !== null ? (creditsProblem(goods, standing) ?? []) : [],
  );
  return problems.length > 0 ? problems : [balanceProblem(cartTotals(lines).credits, standing) ?? []].flat();
}

/** Everything that keeps this cart from becoming an order, in the order of its lines. */
export function cartProblems(
  lines: readonly CartLine[],
  { orderMinimumValue }: Pick<ShopSettings, 'orderMinimumValue'>,
  standing: CreditStanding,
  { currency, locale }: Pick<RequestContext, 'currency' | 'locale'>,
): BuyingProblem[] {
  if (lines.length === 0) return [{ status: 422, reason: { key: 'cartEmpty', code: 'cart_empty' } }];
  const amounts = new Map<string, number>();
  for (const { item } of lines) amounts.set(item.variantId, (amounts.get(item.variantId) ?? 0) + item.amount);
  const ofGoods = lines.flatMap(
    ({ item, goods }) => buyingProblem(goods, item.amount, amounts.get(item.variantId) ?? 0, locale) ?? [],
  );
  const problems = [...ofGoods, ...creditProblems(lines, standing)];
  const missing = (orderMinimumValue[currency] ?? 0) - cartTotals(lines).itemsMinor;
  if (missing <= 0) return problems;
  const values = { remainingPrice: writeMoney(missing, currency, locale) };
  return [...problems, { status: 422, reason: { key: 'orderBelowMinimum', values, code: 'order_minimum' } }];
}
