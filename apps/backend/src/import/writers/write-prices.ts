import { toMinor } from '@vyloha/money';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { price, priceHistory } from '../../database/schema';
import type { VariantDocument } from '../documents/product-document';
import { deleteOthers, recordset, upsert } from '../../database/upsert';

type PricedVariant = Pick<VariantDocument, 'id' | 'prices'>;

function toPriceRow(variantId: string, entry: PricedVariant['prices'][number]): typeof price.$inferInsert {
  return {
    variantId,
    currency: entry.currency,
    priceList: entry.priceList,
    unitMinor: toMinor(entry.price),
    originalMinor: entry.original === undefined ? null : toMinor(entry.original),
    quantityPrices: entry.quantityPrices.map((step) => ({
      amountFrom: step.amountFrom,
      unitMinor: toMinor(step.price),
    })),
  };
}

/**
 * Writes prices of variants as far as they differ, and records in the history what each of them cost until now.
 * @returns variants whose prices changed
 */
export async function writePrices(db: Transaction, variants: readonly PricedVariant[], now: Date): Promise<string[]> {
  const entries = variants.flatMap(({ id, prices }) => prices.map((entry) => ({ variantId: id, entry })));
  if (entries.length === 0) return [];
  const rows = entries.map(({ variantId, entry }) => toPriceRow(variantId, entry));
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
  await writePast(db, past);
  await recordChanges(db, rows, now);
  const written = await upsert(db, price, rows, priceKey);
  return written.map(({ variantId }) => String(variantId));
}

/** Deletes prices of the variants that are not named. @returns variants that had such a price */
export async function deleteOtherPrices(db: Transaction, variants: readonly PricedVariant[]): Promise<string[]> {
  const rows = variants.flatMap(({ id, prices }) => prices.map((entry) => toPriceRow(id, entry)));
  const ids = variants.map(({ id }) => id);
  const deleted = await deleteOthers(db, price, rows, priceKey, inArray(price.variantId, ids));
  return deleted.map(({ variantId }) => String(variantId));
}

const priceKey = ['variantId', 'currency', 'priceList'] as const;

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
