import { moneySchema, optionalMoney } from '@vyloha/money';
import * as v from 'valibot';
import type { ProductPrice, QuantityPrice } from './product-price';

const quantityPriceField = v.pipe(
  v.object({ amountFrom: v.number(), unitWithTax: moneySchema, unitWithoutTax: moneySchema }),
  v.transform(({ amountFrom, unitWithTax, unitWithoutTax }): QuantityPrice => ({
    amountFrom,
    price: { withTaxMinor: unitWithTax, withoutTaxMinor: unitWithoutTax },
  })),
);

const pricesField = v.object({
  unitWithTax: optionalMoney,
  unitWithoutTax: optionalMoney,
  unitOriginalWithTax: optionalMoney,
  unitOriginalWithoutTax: optionalMoney,
  percentageDiscount: v.nullish(v.number(), null),
  discountPercentage: v.nullish(v.number(), null),
  inDiscount: v.nullish(v.boolean(), false),
  lowestWithTax30: optionalMoney,
  quantityPrices: v.nullish(v.array(quantityPriceField), []),
  measure: v.nullish(v.object({ perUnit: v.string(), withTax: moneySchema }), null),
  credits: v.nullish(v.number(), null),
});

type WirePrices = v.InferOutput<typeof pricesField>;

function discountOf(wire: WirePrices): Pick<ProductPrice, 'original' | 'discountPercent' | 'lowestIn30DaysMinor'> {
  const { unitOriginalWithTax, unitOriginalWithoutTax } = wire;
  if (!wire.inDiscount || unitOriginalWithTax === null || unitOriginalWithoutTax === null) {
    return { original: null, discountPercent: null, lowestIn30DaysMinor: null };
  }
  return {
    original: { withTaxMinor: unitOriginalWithTax, withoutTaxMinor: unitOriginalWithoutTax },
    discountPercent: wire.percentageDiscount ?? wire.discountPercentage,
    lowestIn30DaysMinor: wire.lowestWithTax30,
  };
}

/** `null` for a product without a price above zero in the currency. */
function toPrice(wire: WirePrices): ProductPrice | null {
  const { unitWithTax, unitWithoutTax, measure } = wire;
  if (unitWithTax === null || unitWithoutTax === null || unitWithTax <= 0) return null;
  return {
    current: { withTaxMinor: unitWithTax, withoutTaxMinor: unitWithoutTax },
    ...discountOf(wire),
    quantityPrices: wire.quantityPrices,
    measure: measure && { perUnit: measure.perUnit, withTaxMinor: measure.withTax },
  };
}

/** Prices on the wire: in money, and in loyalty credits. */
export const pricesResponse = v.pipe(
  pricesField,
  v.transform((wire) => ({ price: toPrice(wire), credits: wire.credits })),
);
