import type { ProductTax } from '@vyloha/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ShopperTaxes } from '@vyloha/backend-shop';
import { price, variant } from '../tables';
import { lowestPriceBefore } from './lowest-price-before';
import { convertPrice, type VariantPrice, type VariantPricing } from './variant-price';

/** The basic price list; all others fall back to it. */
export const basicPriceList = 'b2c';

/** A stored price, with tax at home. */
export interface PriceRow extends VariantPrice {
  priceList: string;
}

/** What the prices depend on; values of a statement, or columns and placeholders of a prepared one. */
interface PriceView {
  currency: SQLWrapper | string;
  priceList: SQLWrapper | string;
  now: SQLWrapper | string;
}

/**
 * Prices of a row of `variant` in the caller's price list and in the basic one.
 * @param hasLowest of which prices `p` the lowest of 30 days is read as well
 */
export const pricesOfVariant = (
  { currency, priceList, now }: PriceView,
  hasLowest: SQL = sql`true`,
): SQL<PriceRow[]> => sql<PriceRow[]>`(
  select coalesce(json_agg(json_build_object('priceList', p.price_list, 'unitMinor', p.unit_minor,
    'originalMinor', p.original_minor, 'quantityPrices', p.quantity_prices, 'lowestMinor30',
    case when ${hasLowest} then ${lowestPriceBefore(sql`p`, sql`${now}::timestamptz`)} end)), '[]')
  from ${price} p where p.variant_id = ${variant.id} and p.currency = ${currency}
    and p.price_list in (${basicPriceList}, ${priceList}))`;

/** What a variant with these prices costs the caller. */
export function toVariantPricing(
  prices: readonly PriceRow[],
  tax: ProductTax,
  { priceList, taxes }: { priceList: string; taxes: ShopperTaxes },
): VariantPricing {
  const rates = taxes.ratesOf(tax);
  const priceIn = (list: string) => {
    const stored = prices.find((row) => row.priceList === list);
    return stored === undefined ? null : convertPrice(stored, (minor) => taxes.convertProductPrice(minor, rates));
  };
  const basicPrice = priceIn(basicPriceList);
  return { taxRate: rates.taxRate, price: priceIn(priceList) ?? basicPrice, basicPrice };
}
