import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import type { ShopperTaxes } from '@vyloha/backend-shop';
import { price, product, variant } from '../tables';
import { lowestPriceBefore } from './lowest-price-before';
import { convertPrice, type VariantPrice, type VariantPricing } from './variant-price';

/** The basic price list; all others fall back to it. */
export const basicPriceList = 'b2c';

export interface PriceContext {
  currency: string;
  priceList: string;
  now: Date;
  taxes: ShopperTaxes;
}

/**
 * Prices of variants by id, in one statement. Unknown variants are not in the map.
 */
export async function loadVariantPrices(
  db: Queryable,
  variantIds: readonly string[],
  { currency, priceList, now, taxes }: PriceContext,
): Promise<Map<string, VariantPricing>> {
  if (variantIds.length === 0) return new Map();
  const priceCondition = and(
    eq(price.variantId, variant.id),
    eq(price.currency, currency),
    inArray(price.priceList, [...new Set([priceList, basicPriceList])]),
  );
  const rows = await db
    .select({
      variantId: variant.id,
      taxClass: product.taxClass,
      taxClasses: product.taxClasses,
      priceList: price.priceList,
      unitMinor: price.unitMinor,
      originalMinor: price.originalMinor,
      quantityPrices: price.quantityPrices,
      lowestMinor30: lowestPriceBefore(price, sql`${now.toISOString()}::timestamptz`),
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(price, priceCondition)
    .where(inArray(variant.id, [...variantIds]));
  const pricings = new Map<string, VariantPricing>();
  for (const { variantId, taxClass, taxClasses, priceList: list, ...row } of rows) {
    const rates = taxes.ratesOf({ taxClass, taxClasses });
    const { taxRate } = rates;
    const existing = pricings.get(variantId) ?? { taxRate, price: null, basicPrice: null };
    const stored = toVariantPrice(row);
    const found = stored && convertPrice(stored, (minor) => taxes.convertProductPrice(minor, rates));
    pricings.set(variantId, {
      taxRate,
      price: list === priceList ? found : (existing.price ?? found),
      basicPrice: list === basicPriceList ? found : existing.basicPrice,
    });
  }
  return pricings;
}

interface PriceRow {
  unitMinor: number | null;
  originalMinor: number | null;
  quantityPrices: VariantPrice['quantityPrices'] | null;
  lowestMinor30: number | null;
}

function toVariantPrice({ unitMinor, originalMinor, quantityPrices, lowestMinor30 }: PriceRow): VariantPrice | null {
  if (unitMinor === null) return null;
  return { unitMinor, originalMinor, lowestMinor30, quantityPrices: quantityPrices ?? [] };
}
