import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { price, priceHistory, product, variant } from '../../database/schema';
import type { VariantPrice, VariantPricing } from './variant-price';

/** Everybody's price list; the others fall back to it. */
export const basicPriceList = 'b2c';

export interface PriceContext {
  currency: string;
  priceList: string;
  now: Date;
}

const lowestDays = 30;

/** The lowest price that ended within 30 days before the present one began. */
function lowestBefore(now: Date): SQL<number | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const samePrice = sql`h.variant_id = ${price.variantId} and h.currency = ${price.currency}
    and h.price_list = ${price.priceList}`;
  const presentSince = sql`coalesce((select max(h.valid_from) from ${priceHistory} h
    where ${samePrice} and h.valid_from <= ${moment} and (h.valid_to is null or h.valid_to > ${moment})), ${moment})`;
  return sql<number | null>`(select min(h.unit_minor) from ${priceHistory} h
    where ${samePrice} and h.valid_to <= ${presentSince}
      and h.valid_to > ${presentSince} - make_interval(days => ${lowestDays}::int))`;
}

/**
 * Prices of variants by their ids, in one statement. A variant that does not exist is not in the map.
 */
export async function loadVariantPrices(
  db: Queryable,
  variantIds: readonly string[],
  { currency, priceList, now }: PriceContext,
): Promise<Map<string, VariantPricing>> {
  if (variantIds.length === 0) return new Map();
  const wantedPrice = and(
    eq(price.variantId, variant.id),
    eq(price.currency, currency),
    inArray(price.priceList, [...new Set([priceList, basicPriceList])]),
  );
  const rows = await db
    .select({
      variantId: variant.id,
      taxRate: product.vatRate,
      priceList: price.priceList,
      unitMinor: price.unitMinor,
      originalMinor: price.originalMinor,
      quantityPrices: price.quantityPrices,
      lowestMinor30: lowestBefore(now),
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(price, wantedPrice)
    .where(inArray(variant.id, [...variantIds]));
  const pricings = new Map<string, VariantPricing>();
  for (const { variantId, taxRate, priceList: list, ...row } of rows) {
    const known = pricings.get(variantId) ?? { taxRate, price: null, basicPrice: null };
    const found = toVariantPrice(row);
    pricings.set(variantId, {
      taxRate,
      price: list === priceList ? found : (known.price ?? found),
      basicPrice: list === basicPriceList ? found : known.basicPrice,
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
