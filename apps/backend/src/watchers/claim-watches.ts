import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { isVariantAvailableSql } from '../catalog/listing/refresh/available-sql';
import type { Database } from '../database/database';
import { price, product, variant, watcher } from '../database/schema';
import type { Translated } from '../database/schema/columns';

const claimMs = 10 * 60 * 1000;
const mostAtOnce = 50;

/** A watch whose goods are back, with what the mail needs to know. */
export interface ReadyWatch {
  id: string;
  email: string;
  locale: string;
  slug: Translated;
  goods: Translated;
  /** Null when the product's own page is the one to see. */
  variantId: string | null;
}

/** Whether what is watched can be bought again: shown, sold, priced and there. */
function isBack(): SQL {
  return sql`exists (
    select from ${product} p join ${variant} v on v.product_id = p.id
    where p.id = ${watcher.productId} and p.in_catalog and p.saleable
      and (${watcher.variantId} is null or v.id = ${watcher.variantId})
      and exists (select from ${price} c where c.variant_id = v.id) and ${isVariantAvailableSql})`;
}

/** Takes some of the watches whose goods are back; for a while no other process takes the same ones. */
export async function claimWatches(db: Database, now: Date): Promise<ReadyWatch[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        ...{ id: watcher.id, email: watcher.email, locale: watcher.locale, variantId: watcher.variantId },
        ...{ slug: product.slug, name: product.fullname, variantName: variant.fullname },
        defaultVariantId: product.defaultVariantId,
      })
      .from(watcher)
      .innerJoin(product, eq(product.id, watcher.productId))
      .leftJoin(variant, eq(variant.id, watcher.variantId))
      .where(sql`(${watcher.claimedUntil} is null or ${watcher.claimedUntil} <= ${moment}) and ${isBack()}`)
      .orderBy(asc(watcher.createdAt))
      .limit(mostAtOnce)
      .for('update', { of: watcher, skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      const claimedUntil = new Date(now.getTime() + claimMs);
      await tx.update(watcher).set({ claimedUntil }).where(inArray(watcher.id, ids));
    }
    return rows.map(({ name, variantName, variantId, defaultVariantId, ...watch }) => ({
      ...watch,
      goods: variantName ?? name,
      variantId: variantId === defaultVariantId ? null : variantId,
    }));
  });
}
