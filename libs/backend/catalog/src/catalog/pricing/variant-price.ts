import { isDutyOn } from '@vyloha/config/server';
import type { Settings } from '@vyloha/backend-kernel';

/** Price of one variant in one currency and price list, in minor units with tax. */
export interface VariantPrice {
  unitMinor: number;
  /** Price before the discount; null when not discounted. */
  originalMinor: number | null;
  quantityPrices: readonly { amountFrom: number; unitMinor: number }[];
  /** Lowest other price of the 30 days before the current price began; null when there was none. */
  lowestMinor30: number | null;
}

/** The same price in other amounts. */
export function convertPrice(
  { unitMinor, originalMinor, quantityPrices, lowestMinor30 }: VariantPrice,
  convert: (minor: number) => number,
): VariantPrice {
  return {
    unitMinor: convert(unitMinor),
    originalMinor: originalMinor === null ? null : convert(originalMinor),
    lowestMinor30: lowestMinor30 === null ? null : convert(lowestMinor30),
    quantityPrices: quantityPrices.map((step) => ({ ...step, unitMinor: convert(step.unitMinor) })),
  };
}

/** The caller's price of a variant, and the basic price. */
export interface VariantPricing {
  /** In percent. */
  taxRate: number;
  /** In the caller's price list, falling back to the basic one; null: not for sale in this currency. */
  price: VariantPrice | null;
  /** In the basic list. */
  basicPrice: VariantPrice | null;
}

/**
 * Unit price for an amount: the quantity price with the highest threshold reached, if it is lower.
 * @param amount in quantity steps
 */
export function priceOf(price: VariantPrice, amount: number): { unitMinor: number; originalMinor: number } {
  const reached = price.quantityPrices.filter(({ amountFrom }) => amountFrom <= amount);
  const highest = reached.reduce((best, step) => (step.amountFrom > best.amountFrom ? step : best), {
    amountFrom: 0,
    unitMinor: price.unitMinor,
  });
  const unitMinor = Math.min(price.unitMinor, highest.unitMinor);
  return { unitMinor, originalMinor: Math.max(price.originalMinor ?? price.unitMinor, unitMinor) };
}

/**
 * The reference price of a discount: the lowest of the 30 days before it, as § 12a of the Czech consumer protection
 * act and the Court of Justice (C-330/23) require; the original price for products without a price history.
 * @returns `null` when the price is no lower than before, whatever the original price says
 */
function findReferencePrice({ unitMinor, originalMinor, lowestMinor30 }: VariantPrice): number | null {
  if (originalMinor === null || originalMinor <= unitMinor) return null;
  const reference = lowestMinor30 ?? originalMinor;
  return reference > unitMinor ? reference : null;
}

export function isDiscounted(price: VariantPrice): boolean {
  return findReferencePrice(price) !== null;
}

/** The price as the country's law has it: without the duty of the lowest price, discounts are from the original price. */
export function priceByLaw(
  price: VariantPrice | null,
  { settings, currency }: { settings: Pick<Settings, 'legalDutiesOff'>; currency: string },
): VariantPrice | null {
  return price === null || isDutyOn(settings.legalDutiesOff, 'lowestPrice', currency)
    ? price
    : { ...price, lowestMinor30: null };
}

/** Nothing that costs something is reduced by 100 %, however little it costs. */
export const maxDiscountPercent = 99;

/** Discount against the reference price in whole percent; 0 when there is none. */
export function discountPercent(price: VariantPrice): number {
  const reference = findReferencePrice(price);
  if (reference === null) return 0;
  const percent = Math.round(((reference - price.unitMinor) / reference) * 100);
  return price.unitMinor > 0 ? Math.min(percent, maxDiscountPercent) : percent;
}

/** What one unit would cost without discounts and quantity prices; savings are measured from it, as the percentage is. */
export function priceBeforeSavings(price: VariantPrice): number {
  return findReferencePrice(price) ?? price.unitMinor;
}
