import type { VariantDocument } from '@vyloha/import-documents';
import { toMinor } from '@vyloha/money';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Transaction, deleteMissing, recordset, upsert } from '@vyloha/backend-kernel';
import { price, priceHistory } from '@vyloha/backend-catalog/tables';

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
 * Writes prices that differ, and records the previous ones in the price history.
 * @returns variants whose prices changed
 */
export async function writePrices(db: Transaction, variants: readonly PricedVariant[], now: Date): Promise<string[]> {
  const entries = variants.flatMap(({ id, prices }) => prices.map((entry) => ({ variantId: id, entry })));
  if (entries.length === 0) return [];
  const rows = entries.map(({ variantId, entry }) => toPriceRow(variantId, entry));
  const pastPrices = entries.flatMap(({ variantId, entry }) =>
    entry.history.map((period) => ({
      variantId,
      currency: entry.currency,
      priceList: entry.priceList,
      unitMinor: toMinor(period.price),
      validFrom: new Date(period.from),
      validTo: new Date(period.to),
    })),
  );
  await writePriceHistory(db, pastPrices);
  await recordChanges(db, rows, now);
  const written = await upsert(db, price, rows, priceKey);
  return written.map(({ variantId }) => String(variantId));
}

/** Deletes prices of the variants that are not listed. @returns variants that had such a price */
export async function deleteMissingPrices(db: Transaction, variants: readonly PricedVariant[]): Promise<string[]> {
  const rows = variants.flatMap(({ id, prices }) => prices.map((entry) => toPriceRow(id, entry)));
  const ids = variants.map(({ id }) => id);
  const deleted = await deleteMissing(db, price, rows, priceKey, inArray(price.variantId, ids));
  return deleted.map(({ variantId }) => String(variantId));
}

const priceKey = ['variantId', 'currency', 'priceList'] as const;

const sameKey = sql`history.variant_id = record."variantId" and history.currency = record.currency
  and history.price_list = record."priceList"`;

/** Only for prices without recorded history: after that, the shop's own records apply. */
async function writePriceHistory(
  db: Transaction,
  pastPrices: readonly (typeof priceHistory.$inferInsert)[],
): Promise<void> {
  if (pastPrices.length === 0) return;
  const { variantId, currency, priceList, unitMinor, validFrom, validTo } = getTableColumns(priceHistory);
  const columns = { variantId, currency, priceList, unitMinor, validFrom, validTo };
  await db.execute(sql`
    insert into ${priceHistory} (variant_id, currency, price_list, unit_minor, valid_from, valid_to)
    select record.* from ${recordset(columns, pastPrices, sql`record`)}
    where not exists (select from ${priceHistory} history where ${sameKey})`);
}

/** Closes the current period of every changed price; a new one starts where the last known one ended. */
async function recordChanges(db: Transaction, rows: readonly (typeof price.$inferInsert)[], now: Date): Promise<void> {
  const { variantId, currency, priceList, unitMinor } = getTableColumns(price);
  const records = recordset({ variantId, currency, priceList, unitMinor }, rows, sql`record`);
  const timestamp = now.toISOString();
  await db.execute(sql`
    update ${priceHistory} history set valid_to = ${timestamp}::timestamptz
    from ${records}
    where ${sameKey} and history.valid_to is null and history.unit_minor <> record."unitMinor"`);
  await db.execute(sql`
    insert into ${priceHistory} (variant_id, currency, price_list, unit_minor, valid_from)
    select record."variantId", record.currency, record."priceList", record."unitMinor",
      coalesce((select max(history.valid_to) from ${priceHistory} history where ${sameKey}), ${timestamp}::timestamptz)
    from ${records}
    where not exists (select from ${priceHistory} history where ${sameKey} and history.valid_to is null)
    on conflict (variant_id, currency, price_list, valid_from)
    do update set unit_minor = excluded.unit_minor, valid_to = null`);
}
