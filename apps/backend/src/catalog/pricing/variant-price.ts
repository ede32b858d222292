/** Price of one variant in one currency and price list; minor units with tax. */
export interface VariantPrice {
  unitMinor: number;
  /** Price before the discount; null when not discounted. */
  originalMinor: number | null;
  /** Lowest other price of the 30 days before the present price began; null when there was none. */
  lowestMinor30: number | null;
  quantityPrices: readonly { amountFrom: number; unitMinor: number }[];
}

/** What a variant costs the asker, and everybody. */
export interface VariantPricing {
  /** Percent. */
  taxRate: number;
  /** In the asker's price list, or everybody's where that list is silent; null: not for sale in this currency. */
  price: VariantPrice | null;
  /** In everybody's list. */
  basicPrice: VariantPrice | null;
}

/**
 * Unit price when so many are bought: the quantity price with the highest threshold reached, if it is lower.
 * @param amount in counted steps
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
 * The price that a discount is told from: the lowest of the 30 days before it, as § 12a of the Czech consumer protection
 * act and the Court of Justice (C-330/23) want it; the original one for goods that have no history.
 * @returns `null` when the goods cost no less than before, whatever their original price says
 */
function reducedFrom({ unitMinor, originalMinor, lowestMinor30 }: VariantPrice): number | null {
  if (originalMinor === null || originalMinor <= unitMinor) return null;
  const reference = lowestMinor30 ?? originalMinor;
  return reference > unitMinor ? reference : null;
}

export function isDiscounted(price: VariantPrice): boolean {
  return reducedFrom(price) !== null;
}

/** Whole percent by which the goods cost less than before; 0 when they do not. */
export function discountPercent(price: VariantPrice): number {
  const reference = reducedFrom(price);
  return reference === null ? 0 : Math.round(((reference - price.unitMinor) / reference) * 100);
}
