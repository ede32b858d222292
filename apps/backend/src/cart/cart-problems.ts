import { fromMinor } from '@vyloha/money';
import type { CreditStatus } from '../credits/credit-status';
import type { RequestContext } from '../server/routes/request-context';
import type { ShopSettings } from '../shop/shop-settings';
import { buyingProblem, type BuyingProblem } from './buying-problems';
import type { CartLine } from './cart-line';
import { cartTotals } from './cart-totals';
import { balanceProblem, creditsProblem } from './credit-problems';

/** The amount for a message; the shopper's currency is always known there. */
function formatMoney(minor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    fromMinor(minor),
  );
}

function creditProblems(lines: readonly CartLine[], creditStatus: CreditStatus): BuyingProblem[] {
  const problems = lines.flatMap(({ item, lineProduct }) =>
    item.forCredits && lineProduct !== null ? (creditsProblem(lineProduct, creditStatus) ?? []) : [],
  );
  return problems.length > 0 ? problems : [balanceProblem(cartTotals(lines).credits, creditStatus) ?? []].flat();
}

/** Everything that prevents this cart from becoming an order, in the order of its lines. */
export function cartProblems(
  lines: readonly CartLine[],
  { orderMinimumValue }: Pick<ShopSettings, 'orderMinimumValue'>,
  creditStatus: CreditStatus,
  { currency, locale }: Pick<RequestContext, 'currency' | 'locale'>,
): BuyingProblem[] {
  if (lines.length === 0) return [{ status: 422, reason: { key: 'cartEmpty', code: 'cart_empty' } }];
  const amounts = new Map<string, number>();
  for (const { item } of lines) amounts.set(item.variantId, (amounts.get(item.variantId) ?? 0) + item.amount);
  const lineProblems = lines.flatMap(
    ({ item, lineProduct }) => buyingProblem(lineProduct, item.amount, amounts.get(item.variantId) ?? 0, locale) ?? [],
  );
  const problems = [...lineProblems, ...creditProblems(lines, creditStatus)];
  const shortfallMinor = (orderMinimumValue[currency] ?? 0) - cartTotals(lines).itemsMinor;
  if (shortfallMinor <= 0) return problems;
  const values = { remainingPrice: formatMoney(shortfallMinor, currency, locale) };
  return [...problems, { status: 422, reason: { key: 'orderBelowMinimum', values, code: 'order_minimum' } }];
}
