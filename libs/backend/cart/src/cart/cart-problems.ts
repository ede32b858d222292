import type { CreditStatus } from '../credits/credit-status';
import type { RequestContext } from '@vyloha/backend-kernel';
import { type ShopSettings, formatPrice } from '@vyloha/backend-shop';
import { buyingProblem, type BuyingProblem } from './buying-problems';
import type { CartLine } from './cart-line';
import { cartTotals } from './cart-totals';
import { couponRefusal } from './coupon-refusal';
import { balanceProblem, creditsProblem } from './credit-problems';
import type { PricedCart } from './price-cart';

function creditProblems(lines: readonly CartLine[], creditStatus: CreditStatus): BuyingProblem[] {
  const problems = lines.flatMap(({ item, lineProduct }) =>
    item.forCredits && lineProduct !== null ? (creditsProblem(lineProduct, creditStatus) ?? []) : [],
  );
  return problems.length > 0 ? problems : [balanceProblem(cartTotals(lines).credits, creditStatus) ?? []].flat();
}

/** An order is never placed without the discount that its shopper counts on. */
function couponProblems(coupon: PricedCart['coupon']): BuyingProblem[] {
  return coupon === null || coupon.problem === null ? [] : [couponRefusal(coupon.problem)];
}

/** Everything that prevents this cart from becoming an order, in the order of its lines. */
export function cartProblems(
  { lines, coupon, productsMinor }: Pick<PricedCart, 'lines' | 'coupon' | 'productsMinor'>,
  settings: Pick<ShopSettings, 'orderMinimumValue' | 'currencies'>,
  creditStatus: CreditStatus,
  { currency, locale }: Pick<RequestContext, 'currency' | 'locale'>,
): BuyingProblem[] {
  if (lines.length === 0) return [{ status: 422, reason: { key: 'cartEmpty', code: 'cart_empty' } }];
  const amounts = new Map<string, number>();
  for (const { item } of lines) amounts.set(item.variantId, (amounts.get(item.variantId) ?? 0) + item.amount);
  const lineProblems = lines.flatMap(
    ({ item, lineProduct }) => buyingProblem(lineProduct, item.amount, amounts.get(item.variantId) ?? 0, locale) ?? [],
  );
  const problems = [...lineProblems, ...creditProblems(lines, creditStatus), ...couponProblems(coupon)];
  const shortfallMinor = (settings.orderMinimumValue[currency] ?? 0) - productsMinor;
  if (shortfallMinor <= 0) return problems;
  const values = { remainingPrice: formatPrice(shortfallMinor, currency, settings) };
  return [...problems, { status: 422, reason: { key: 'orderBelowMinimum', values, code: 'order_minimum' } }];
}
