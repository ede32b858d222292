import { eq, sql, type SQL } from 'drizzle-orm';
import { basicPriceList, displayedPrices, joinedTax, unitsPerStepSql } from '@vyloha/backend-catalog';
import type { Queryable } from '@vyloha/backend-kernel';
import { price, product, variant } from '@vyloha/backend-catalog/tables';
import { formatPrice, loadShopData } from '@vyloha/backend-shop';

interface WatchedVariant {
  variantId: SQL;
  currency: SQL;
  priceList: SQL;
}

/** What a variant costs now as its page says, in minor units with tax, for a metre where it is sold by the metre. */
export function watchedPriceSql({ variantId, currency, priceList }: WatchedVariant): SQL<number | null> {
  const listed = sql`(select v.id, l.tax_class, l.tax_classes, ${unitsPerStepSql} as units_per_step
    from ${variant} v join ${product} l on l.id = v.product_id where v.id = ${variantId}) lv`;
  return sql<
    number | null
  >`(select ${displayedPrices(['own', 'basic'], priceList).withTax} from ${listed} ${joinedTax(currency)}
    left join ${price} own on own.variant_id = lv.id and own.currency = ${currency} and own.price_list = ${priceList}
    left join ${price} basic on basic.variant_id = lv.id and basic.currency = ${currency}
      and basic.price_list = ${basicPriceList})`;
}

/** The price in one currency and price list; null where it has none. */
export async function findWatchedPrice(
  db: Queryable,
  { variantId, currency, priceList }: { variantId: string; currency: string; priceList: string },
): Promise<number | null> {
  const now = watchedPriceSql({
    variantId: sql`${variantId}`,
    currency: sql`${currency}`,
    priceList: sql`${priceList}`,
  });
  const [row] = await db.select({ now }).from(variant).where(eq(variant.id, variantId));
  return row?.now ?? null;
}

/** Said of everything but pieces: '32,90 Kč / m'. */
const pieceUnit = 'ks';

/** The price as texts of mails and messages say it. */
export async function watchedPriceText(
  db: Queryable,
  { minor, currency, unit = pieceUnit }: { minor: number; currency: string; unit?: string },
): Promise<string> {
  const price = formatPrice(minor, currency, (await loadShopData(db)).settings);
  return unit === pieceUnit ? price : `${price} / ${unit}`;
}
