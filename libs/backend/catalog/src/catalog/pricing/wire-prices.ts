import { fromMinor, withoutTax } from '@vyloha/money';
import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { toMeasurePrice, type Measure } from './measure-price';
import { discountPercent, isDiscounted, priceOf, type VariantPrice } from './variant-price';

const amount = v.nullable(v.number());

/** Prices of a product or variant; every field is null when there is no price in the currency. */
export const wirePricesSchema = namedSchema(
  'Prices',
  v.object({
    unitWithTax: amount,
    unitWithoutTax: amount,
    unitOriginalWithTax: amount,
    unitOriginalWithoutTax: amount,
    originalWithTax: amount,
    originalWithoutTax: amount,
    totalWithTax: amount,
    totalWithoutTax: amount,
    percentageDiscount: amount,
    discountPercentage: amount,
    inDiscount: v.boolean(),
    lowestWithTax30: amount,
    taxRate: v.number(),
    currencyCode: v.string(),
    quantityPrices: v.array(v.object({ amountFrom: v.number(), unitWithTax: v.number(), unitWithoutTax: v.number() })),
    /** In loyalty credits; null when not sold for credits. */
    credits: amount,
    measure: v.nullable(v.object({ amount: v.number(), unit: v.string(), perUnit: v.string(), withTax: v.number() })),
  }),
);

export type WirePrices = v.InferOutput<typeof wirePricesSchema>;

export interface PricedItem {
  price: VariantPrice | null;
  taxRate: number;
  currency: string;
  /** What one piece contains, for the unit price. */
  measure: Measure | null;
  /** Price in loyalty credits. */
  credits: number | null;
}

function toTaxPrices(minor: number, taxRate: number) {
  return { withTax: fromMinor(minor), withoutTax: fromMinor(withoutTax(minor, taxRate)) };
}

const noPrice = {
  unitWithTax: null,
  unitWithoutTax: null,
  unitOriginalWithTax: null,
  unitOriginalWithoutTax: null,
  originalWithTax: null,
  originalWithoutTax: null,
  totalWithTax: null,
  totalWithoutTax: null,
  percentageDiscount: null,
  discountPercentage: null,
  inDiscount: false,
  lowestWithTax30: null,
  quantityPrices: [],
  credits: null,
  measure: null,
} as const;

/** Prices of one piece. */
export function toWirePrices({ price, taxRate, currency, measure, credits }: PricedItem): WirePrices {
  if (price === null) return { ...noPrice, quantityPrices: [], taxRate, currencyCode: currency };
  const { unitMinor, originalMinor } = priceOf(price, 1);
  const unit = toTaxPrices(unitMinor, taxRate);
  const original = toTaxPrices(originalMinor, taxRate);
  const percent = discountPercent(price);
  return {
    unitWithTax: unit.withTax,
    unitWithoutTax: unit.withoutTax,
    unitOriginalWithTax: original.withTax,
    unitOriginalWithoutTax: original.withoutTax,
    originalWithTax: original.withTax,
    originalWithoutTax: original.withoutTax,
    totalWithTax: unit.withTax,
    totalWithoutTax: unit.withoutTax,
    percentageDiscount: percent,
    discountPercentage: percent,
    inDiscount: isDiscounted(price),
    lowestWithTax30: price.lowestMinor30 === null ? null : fromMinor(price.lowestMinor30),
    taxRate,
    currencyCode: currency,
    quantityPrices: price.quantityPrices.map((step) => {
      const { withTax, withoutTax: net } = toTaxPrices(step.unitMinor, taxRate);
      return { amountFrom: step.amountFrom, unitWithTax: withTax, unitWithoutTax: net };
    }),
    credits,
    measure: measure === null ? null : toMeasurePrice(measure, unitMinor),
  };
}
