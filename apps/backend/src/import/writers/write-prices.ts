import { toMinor } from '@vyloha/money';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { price, priceHistory } from '../../database/schema';
import type { ProductDocument } from '../documents/product-document';
import { recordset, upsert } from '../upsert';

/** Replaces the prices of the products' variants and records in the history what each of them cost until now. */
export async function writePrices(db: Transaction, documents: readonly ProductDocument[], now: Date): Promise<void> {
  const entries = documents.flatMap((document) =>
    document.variants.flatMap((variant) => variant.prices.map((entry) => ({ variantId: variant.id, entry }))),
  );
  const rows = entries.map(({ variantId, entry }) => ({
    variantId,
    currency: entry.currency,
    priceList: entry.priceList,
    unitMinor: toMinor(entry.price),
    originalMinor: entry.original === undefined ? null : toMinor(entry.original),
    quantityPrices: entry.quantityPrices.map((step) => ({
      amountFrom: step.amountFrom,
      unitMinor: toMinor(step.price),
    })),
  }));
  const past = entries.flatMap(({ variantId, entry }) =>
    entry.history.map((period) => ({
      variantId,
      currency: entry.currency,
      priceList: entry.priceList,
      unitMinor: toMinor(period.price),
      validFrom: new Date(period.from),
      validTo: new Date(period.to),
    })),
  );
  const variantIds = documents.flatMap((document) => document.variants.map(({ id }) => id));
  await writePast(db, past);
  await recordChanges(db, rows, now);
  await db.delete(price).where(inArray(price.variantId, variantIds));
  await upsert(db, price, rows, ['variantId', 'currency', 'priceList']);
}

const sameKey = sql`history.variant_id = record."variantId" and history.currency = record.currency
  and history.price_list = record."priceList"`;

/** Only for prices the shop has never recorded: from then on its own records count. */
async function writePast(db: Transaction, past: readonly (typeof priceHistory.$inferInsert)[]): Promise<void> {
  if (past.length === 0) return;
  const { variantId, currency, priceList, unitMinor, validFrom, validTo } = getTableColumns(priceHistory);
  const columns = { variantId, currency, priceList, unitMinor, validFrom, validTo };
  await db.execute(sql`
    insert into ${priceHistory} (variant_id, currency, price_list, unit_minor, valid_from, valid_to)
    select record.* from ${recordset(columns, past, sql`record`)}
    where not exists (select from ${priceHistory} history where ${sameKey})`);
}

/** Closes the running period of every price that changes; a new one begins where the last known one ended. */
async function recordChanges(db: Transaction, rows: readonly (typeof price.$inferInsert)[], now: Date): Promise<void> {
  const { variantId, currency, priceList, unitMinor } = getTableColumns(price);
  const records = recordset({ variantId, currency, priceList, unitMinor }, rows, sql`record`);
  const moment = now.toISOString();
  await db.execute(sql`
    update ${priceHistory} history set valid_to = ${moment}::timestamptz
    from ${records}
    where ${sameKey} and history.valid_to is null and history.unit_minor <> record."unitMinor"`);
  await db.execute(sql`
    insert into ${priceHistory} (variant_id, currency, price_list, unit_minor, valid_from)
    select record."variantId", record.currency, record."priceList", record."unitMinor",
      coalesce((select max(history.valid_to) from ${priceHistory} history where ${sameKey}), ${moment}::timestamptz)
    from ${records}
    where not exists (select from ${priceHistory} history where ${sameKey} and history.valid_to is null)
    on conflict (variant_id, currency, price_list, valid_from)
    do update set unit_minor = excluded.unit_minor, valid_to = null`);
}
