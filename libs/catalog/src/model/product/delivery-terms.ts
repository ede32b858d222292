import type { Variant } from './product';

/** What the product page says about the delivery of what is shown; terms of the whole shop may not hold for it. */
export interface DeliveryTerms {
  /** It lies in a warehouse, so it is sent with the orders of the day. */
  isSentAtOnce: boolean;
  /** `always`: one piece of it is enough; `null`: never, or a badge says so already. */
  free: { kind: 'always' } | { kind: 'from'; minor: number } | null;
}

interface DeliveryTermsInput {
  variant: Pick<Variant, 'stock' | 'price' | 'limits'>;
  canBeBought: boolean;
  /** Products' value with tax from which delivery is free in this currency; `null` when it never is. */
  freeShippingAtMinor: number | null;
  hasFreeShippingBadge: boolean;
}

/** The value of the least amount that can be bought. */
export function leastValueMinor({ price, limits }: Pick<Variant, 'price' | 'limits'>): number {
  if (price === null) return 0;
  const reached = price.quantityPrices.filter(({ amountFrom }) => amountFrom <= limits.min);
  return limits.min * Math.min(price.current.withTaxMinor, ...reached.map((step) => step.price.withTaxMinor));
}

/** @returns `null` for what cannot be bought: nothing is delivered */
export function deliveryTerms(input: DeliveryTermsInput): DeliveryTerms | null {
  const { variant, canBeBought, freeShippingAtMinor: minor, hasFreeShippingBadge } = input;
  if (!canBeBought) return null;
  const { isInStock, delayDays } = variant.stock;
  const isEnough = minor !== null && leastValueMinor(variant) >= minor;
  const free = isEnough ? ({ kind: 'always' } as const) : minor === null ? null : ({ kind: 'from', minor } as const);
  return { isSentAtOnce: isInStock && delayDays === 0, free: hasFreeShippingBadge ? null : free };
}
