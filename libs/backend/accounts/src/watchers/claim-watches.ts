import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PartlyTranslated } from '@vyloha/contract';
import { audienceGroups } from '../accounts/audience';
import { isProductVisibleToAudience, isVariantAvailableSql } from '@vyloha/backend-catalog';
import type { Database } from '@vyloha/backend-kernel';
import { customer } from '../accounts/tables';
import { price, product, variant } from '@vyloha/backend-catalog/tables';
import { watcher } from './tables';
import { watchedPriceSql } from './watched-price';

const claimMs = 10 * 60 * 1000;
const batchSize = 50;

/** A watch whose product is back in stock or whose price has fallen, with the data for the mail. */
export interface ReadyWatch {
  id: string;
  /** Null for a watch of the stock. */
  price: { minor: number; currency: string; unit: string } | null;
  email: string;
  locale: string;
  slug: PartlyTranslated;
  productName: PartlyTranslated;
  /** Null when the product's own page is to be linked. */
  variantId: string | null;
}

const watched = alias(product, 'p');

/** Whether the watched product is sold to whoever has the e-mail: only some customers may see some products. */
const isOffered = sql`p.in_catalog and p.saleable and ${isProductVisibleToAudience(
  watched,
  sql`(select ${audienceGroups} from ${customer} where ${customer.email} = ${watcher.email})`,
)}`;

/** Whether the watched product can be bought again: visible, saleable, priced and in stock. */
function isBackInStock(): SQL {
  return sql`exists (
    select from ${product} p join ${variant} v on v.product_id = p.id
    where p.id = ${watcher.productId} and ${isOffered}
      and (${watcher.variantId} is null or v.id = ${watcher.variantId})
      and exists (select from ${price} c where c.variant_id = v.id) and ${isVariantAvailableSql})`;
}

const priceNow = watchedPriceSql({
  variantId: sql`${watcher.variantId}`,
  currency: sql`${watcher.currency}`,
  priceList: sql`${watcher.priceList}`,
});

/** Whether what is still sold costs less than when the watch began, and no more than the shopper wants to pay. */
function hasPriceFallen(): SQL {
  return sql`exists (select from ${product} p where p.id = ${watcher.productId} and ${isOffered})
    and ${priceNow} <= coalesce(${watcher.targetMinor}, ${watcher.startMinor} - 1)`;
}

/** Whether there is a reason to write. */
const isReady = () => sql`case ${watcher.kind} when 'price' then ${hasPriceFallen()} else ${isBackInStock()} end`;

/** Claims some of the watches that are ready for their mail; no other process takes them until the claim expires. */
export async function claimWatches(db: Database, now: Date): Promise<ReadyWatch[]> {
  const timestamp = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: watcher.id,
        email: watcher.email,
        locale: watcher.locale,
        variantId: watcher.variantId,
        slug: product.slug,
        name: product.fullname,
        variantName: variant.fullname,
        defaultVariantId: product.defaultVariantId,
        currency: watcher.currency,
        unit: product.unit,
        priceNow,
      })
      .from(watcher)
      .innerJoin(product, eq(product.id, watcher.productId))
      .leftJoin(variant, eq(variant.id, watcher.variantId))
      .where(sql`(${watcher.claimedUntil} is null or ${watcher.claimedUntil} <= ${timestamp}) and ${isReady()}`)
      .orderBy(asc(watcher.createdAt))
      .limit(batchSize)
      .for('update', { of: watcher, skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      const claimedUntil = new Date(now.getTime() + claimMs);
      await tx.update(watcher).set({ claimedUntil }).where(inArray(watcher.id, ids));
    }
    return rows.map(
      ({ name, variantName, variantId, defaultVariantId, currency, unit, priceNow: minor, ...watch }) => ({
        ...watch,
        price: currency === null || minor === null ? null : { minor, currency, unit },
        productName: variantName ?? name,
        variantId: variantId === defaultVariantId ? null : variantId,
      }),
    );
  });
}
