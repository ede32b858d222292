import { withoutTax, withTax } from '@vyloha/money';
import { type VariantPrice, priceBeforeSavings, priceOf } from '@vyloha/backend-catalog';

export interface LinePrice {
  /** Price in loyalty credits instead of money; null for a line paid for with money. */
  credits: { unit: number; total: number } | null;
  /** How many of the amount are free. */
  freeAmount: number;
  unitMinor: number;
  totalMinor: number;
  totalWithoutTaxMinor: number;
  /** What savings are measured from: the price without discounts, before a reduction the lowest of 30 days. */
  originalTotalMinor: number;
  originalTotalWithoutTaxMinor: number;
}

interface PriceLineInput {
  /** Null when the product has no price in the currency: the line costs nothing and cannot be ordered. */
  price: VariantPrice | null;
  taxRate: number;
  /** In counted steps. */
  amount: number;
  /** Of every this many plus one, one is free; null when the product has no such offer. */
  paidPerFree: number | null;
  /** Whether the price is the one without tax. */
  isNet?: boolean;
}

type Pricing = Pick<PriceLineInput, 'taxRate' | 'isNet'>;

/**
 * What pieces cost together. Tax is extracted from their total once; the other way round, that of net prices is added
 * once to the price without tax times the pieces. Rounded half up.
 */
function priceOfPieces(unitMinor: number, pieces: number, { taxRate, isNet = false }: Pricing) {
  if (isNet) {
    const withoutTaxMinor = withoutTax(unitMinor, taxRate) * pieces;
    return { withTaxMinor: withTax(withoutTaxMinor, taxRate), withoutTaxMinor };
  }
  const withTaxMinor = unitMinor * pieces;
  return { withTaxMinor, withoutTaxMinor: withoutTax(withTaxMinor, taxRate) };
}

/** The unit price depends on the whole amount. */
export function priceLine({ price, amount, paidPerFree, ...pricing }: PriceLineInput): LinePrice {
  const unitMinor = price === null ? 0 : priceOf(price, amount).unitMinor;
  const freeAmount = paidPerFree === null ? 0 : Math.floor(amount / (paidPerFree + 1));
  const total = priceOfPieces(unitMinor, amount - freeAmount, pricing);
  const original = priceOfPieces(price === null ? 0 : priceBeforeSavings(price), amount, pricing);
  return {
    credits: null,
    freeAmount,
    unitMinor,
    totalMinor: total.withTaxMinor,
    totalWithoutTaxMinor: total.withoutTaxMinor,
    originalTotalMinor: original.withTaxMinor,
    originalTotalWithoutTaxMinor: original.withoutTaxMinor,
  };
}

/** A line bought for credits costs no money, and no offer reduces it. */
export function priceInCredits(unit: number, amount: number): LinePrice {
  return {
    credits: { unit, total: unit * amount },
    freeAmount: 0,
    unitMinor: 0,
    totalMinor: 0,
    totalWithoutTaxMinor: 0,
    originalTotalMinor: 0,
    originalTotalWithoutTaxMinor: 0,
  };
}

/**
 * A line at a price offered without tax: its base is that price times the amount, exactly, and tax is added to it.
 * @param offeredMinor of one step, without tax
 */
export function priceOffered(
  offeredMinor: number,
  { price, taxRate, amount }: Pick<PriceLineInput, 'price' | 'taxRate' | 'amount'>,
): LinePrice {
  const totalWithoutTaxMinor = offeredMinor * amount;
  const totalMinor = withTax(totalWithoutTaxMinor, taxRate);
  const listMinor = price === null ? 0 : priceBeforeSavings(price) * amount;
  const originalTotalMinor = Math.max(listMinor, totalMinor);
  return {
    credits: null,
    freeAmount: 0,
    unitMinor: withTax(offeredMinor, taxRate),
    totalMinor,
    totalWithoutTaxMinor,
    originalTotalMinor,
    originalTotalWithoutTaxMinor: Math.max(withoutTax(originalTotalMinor, taxRate), totalWithoutTaxMinor),
  };
}
