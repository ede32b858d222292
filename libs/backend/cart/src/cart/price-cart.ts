import { byLocale, type PartlyTranslated } from '@vyloha/contract';
import { sumMinor } from '@vyloha/money';
import { couponDiscount, couponProblem, type CouponShopper, type EnteredCoupon } from '../coupons/coupon-problem';
import { mayCollect } from '../credits/credit-status';
import { type HttpErrorReason, translate } from '@vyloha/backend-kernel';
import { isByQuote, type CartLine } from './cart-line';
import { cartTotals } from './cart-totals';
import type { DiscountLine } from './discount-line';
import { depositLines, minAgeOf, type LegalView } from './legal-of-cart';
import type { LoadedCart } from './load-cart';
import { type ServiceTaxes, type ShopSettings, type TaxRates, serviceShares } from '@vyloha/backend-shop';
import { spreadDiscount, type TaxedAmount } from './spread-discount';

/** The coupon of a cart; `problem` says why it does not hold now. */
export interface CartCoupon extends EnteredCoupon {
  problem: HttpErrorReason | null;
}

/** A cart with all that its shopper pays for the products. */
export interface PricedCart {
  lines: readonly CartLine[];
  discounts: readonly DiscountLine[];
  coupon: CartCoupon | null;
  /** What its shopper must be old enough for, in years; null where nothing is. */
  minAge: number | null;
  /** Credits that are spent as a discount. */
  spentCredits: number;
  hasFreeShipping: boolean;
  /** Products with tax before discounts: thresholds compare with it, so that no discount takes anything else away. */
  productsMinor: number;
  /** Products after discounts, with deposits. */
  itemsMinor: number;
  itemsWithoutTaxMinor: number;
  /** How shipping and payment are taxed with these products. */
  services: ServiceTaxes;
}

type Goods = TaxedAmount & TaxRates;

function toGoods({ lineProduct, price: { totalMinor, totalWithoutTaxMinor } }: CartLine): Goods {
  const { taxRate, listRate } = lineProduct?.rates ?? { taxRate: 0, listRate: 0 };
  return { taxRate, listRate, totalMinor, totalWithoutTaxMinor };
}

type CreditRules = Pick<ShopSettings, 'functions' | 'restrictedGroups' | 'creditValue'>;
type PriceRules = CreditRules & Pick<ShopSettings, 'quotesTakeCoupons' | 'serviceTaxClass' | 'currencies'>;

/** What one credit takes off for this shopper, in minor units; null where credits are no discount. */
export function creditValueFor(
  { customerId, groups, currency }: Pick<CouponShopper, 'customerId' | 'groups' | 'currency'>,
  settings: CreditRules,
): number | null {
  const valueMinor = settings.creditValue[currency] ?? 0;
  return valueMinor > 0 && customerId !== null && mayCollect(groups, settings) ? valueMinor : null;
}

const creditsName = byLocale((locale) => translate(locale, 'creditsDiscount'));

/** A price of a quote is final, unless the shop allows more. */
export const takesCoupon = (
  line: Pick<CartLine, 'quote'>,
  { quotesTakeCoupons }: Pick<PriceRules, 'quotesTakeCoupons'>,
) => quotesTakeCoupons || !isByQuote(line);

const totalOf = (amounts: readonly TaxedAmount[]) => sumMinor(amounts.map(({ totalMinor }) => totalMinor));
const baseOf = (amounts: readonly TaxedAmount[]) =>
  sumMinor(amounts.map(({ totalWithoutTaxMinor }) => totalWithoutTaxMinor));

/** Takes off a discount; `costs` are those of the lines then. */
function discount(lines: readonly Goods[], discountMinor: number, kind: DiscountLine['kind'], name: PartlyTranslated) {
  if (discountMinor === 0) return { discounts: [], costs: lines };
  const { discounts, reduced } = spreadDiscount(lines, discountMinor);
  return { discounts: discounts.map((part): DiscountLine => ({ ...part, kind, name })), costs: reduced };
}

/** Why a coupon has nothing to take off. */
function findCouponProblem(
  entered: EnteredCoupon,
  { reducedMinor, hasFinal }: { reducedMinor: number; hasFinal: boolean },
  shopper: CouponShopper,
  settings: Pick<PriceRules, 'currencies'>,
): HttpErrorReason | null {
  const { code, freeShipping } = entered.coupon;
  if (hasFinal && reducedMinor === 0 && !freeShipping) return { key: 'couponNotForQuotes', values: { code } };
  return couponProblem(entered, reducedMinor, shopper, settings);
}

/** Prices lines with the coupon that was entered, and what remains with the credits to be spent. */
export function priceCart(
  { lines, coupon: entered, credits, taxes }: Pick<LoadedCart, 'lines' | 'coupon' | 'credits' | 'taxes'>,
  settings: PriceRules,
  shopper: CouponShopper & LegalView,
): PricedCart {
  const totals = cartTotals(lines);
  const productsMinor = totals.itemsMinor;
  const final = lines.filter((line) => !takesCoupon(line, settings)).map(toGoods);
  const reducible = lines.filter((line) => takesCoupon(line, settings)).map(toGoods);
  const reducedMinor = totalOf(reducible);
  const coupon = entered && {
    ...entered,
    problem: findCouponProblem(entered, { reducedMinor, hasFinal: final.length > 0 }, shopper, settings),
  };
  const valid = coupon?.problem === null ? coupon.coupon : null;
  const couponMinor = valid === null ? 0 : couponDiscount(valid, reducedMinor, shopper.currency);
  const byCoupon = discount(reducible, couponMinor, 'coupon', valid?.name ?? creditsName);
  const creditMinor = creditValueFor(shopper, settings) ?? 0;
  const costs = [...byCoupon.costs, ...final];
  const neededCredits = creditMinor === 0 ? 0 : Math.ceil(totalOf(costs) / creditMinor);
  const spentCredits = Math.max(0, Math.min(credits.requested, credits.balance - totals.credits, neededCredits));
  const byCredits = discount(costs, spentCredits * creditMinor, 'credits', creditsName);
  const discounts = [...byCoupon.discounts, ...byCredits.discounts, ...depositLines(lines, shopper)];
  // What is paid for entirely by discounts is still what is sent.
  const goods = totalOf(byCredits.costs) > 0 ? byCredits.costs : [...reducible, ...final];
  return {
    lines,
    discounts,
    coupon,
    minAge: minAgeOf(lines, shopper),
    spentCredits,
    hasFreeShipping: valid?.freeShipping ?? false,
    productsMinor,
    itemsMinor: productsMinor + totalOf(discounts),
    itemsWithoutTaxMinor: totals.itemsWithoutTaxMinor + baseOf(discounts),
    services: { taxes, shares: serviceShares(goods, taxes, settings.serviceTaxClass) },
  };
}
