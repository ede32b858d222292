import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import { type Transaction, deleteMissing } from '@vyloha/backend-kernel';
import { stock, variant } from '@vyloha/backend-catalog/tables';
import { stockMove } from '@vyloha/backend-orders/tables';

export interface CountedStock {
  variantId: string;
  warehouseId: string;
  amount: number;
  /** When the amount was counted. */
  asOf: Date;
}

const toStockKey = (variantId: unknown, warehouseId: unknown) => `${String(variantId)}\n${String(warehouseId)}`;

/** Locks the stock rows, in the same order as orders do, and returns their amounts. */
export async function lockStock(db: Transaction, variantIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...variantIds]))
    .orderBy(asc(stock.variantId), asc(stock.warehouseId))
    .for('update');
  return new Map(rows.map(({ variantId, warehouseId, amount }) => [toStockKey(variantId, warehouseId), amount]));
}

/** The counted amounts minus sales since then, never below zero. */
async function writeAmounts(db: Transaction, counted: readonly CountedStock[]) {
  const { rows } = await db.execute<{ variantId: string; warehouseId: string; amount: number }>(sql`
    with counted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::text::jsonb)
        as given ("variantId" text, "warehouseId" text, amount integer, "asOf" timestamptz)
    ), left_over as (
      select c."variantId", c."warehouseId", greatest(0, c.amount - coalesce((
        select sum(m.amount) from ${stockMove} m
        where m.variant_id = c."variantId" and m.warehouse_id = c."warehouseId" and m.moved_at >= c."asOf"), 0))::int as amount
      from counted c
    )
    insert into ${stock} as standing (variant_id, warehouse_id, amount)
    select "variantId", "warehouseId", amount from left_over order by 1, 2
    on conflict (variant_id, warehouse_id) do update set amount = excluded.amount
    where standing.amount <> excluded.amount
    returning standing.variant_id as "variantId", standing.warehouse_id as "warehouseId", standing.amount`);
  return rows;
}

/**
 * Writes the stock of some variants, as far as it differs; rows that are not listed are deleted when `isWhole`.
 * @returns variants that can be bought since, or no longer; also some of those that are sold from a minimum amount
 */
export async function writeStock(
  db: Transaction,
  variantIds: readonly string[],
  counted: readonly CountedStock[],
  isComplete: boolean,
): Promise<string[]> {
  if (variantIds.length === 0) return [];
  const before = await lockStock(db, variantIds);
  const ofVariants = inArray(stock.variantId, [...variantIds]);
  const removed = isComplete
    ? await deleteMissing(db, stock, [...counted], ['variantId', 'warehouseId'], ofVariants)
    : [];
  const written = counted.length > 0 ? await writeAmounts(db, counted) : [];
  const availabilityChanges = written.filter(
    ({ variantId, warehouseId, amount }) => amount > 0 !== (before.get(toStockKey(variantId, warehouseId)) ?? 0) > 0,
  );
  const changedIds = new Set([...removed, ...availabilityChanges].map(({ variantId }) => String(variantId)));
  const otherIds = [...new Set(written.map(({ variantId }) => variantId))].filter((id) => !changedIds.has(id));
  return [...changedIds, ...(await listSoldFromMinimum(db, otherIds))];
}

/** Those of which any change of stock may decide whether they can be bought. */
async function listSoldFromMinimum(db: Transaction, variantIds: readonly string[]): Promise<string[]> {
  if (variantIds.length === 0) return [];
  const rows = await db
    .select({ id: variant.id })
    .from(variant)
    .where(and(inArray(variant.id, [...variantIds]), gt(variant.amountMin, 1)));
  return rows.map(({ id }) => id);
}
