import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { stock, variant } from '@vyloha/backend-catalog/tables';
import { type stockMove } from '../tables';
import { warehouse } from '@vyloha/backend-shop/tables';

interface StockRequest {
  variantId: string;
  amount: number;
}

type StockAmount = StockRequest & { warehouseId: string };

interface StockRow {
  variantId: string;
  warehouseId: string;
  amount: number;
  position: number;
  /** The least that can be bought of the variant. */
  amountMin: number;
}

/**
 * Stock rows of the requested products, locked in one order by everybody, so that two orders for the same products
 * never deadlock.
 */
export async function lockStock(tx: Transaction, variantIds: readonly string[]): Promise<StockRow[]> {
  return tx
    .select({
      variantId: stock.variantId,
      warehouseId: stock.warehouseId,
      amount: stock.amount,
      position: warehouse.position,
      amountMin: variant.amountMin,
    })
    .from(stock)
    .innerJoin(variant, eq(variant.id, stock.variantId))
    .innerJoin(warehouse, and(eq(warehouse.id, stock.warehouseId), eq(warehouse.virtual, false)))
    .where(inArray(stock.variantId, [...variantIds]))
    .orderBy(asc(stock.variantId), asc(stock.warehouseId))
    .for('update', { of: stock });
}

/** What to take from which warehouse: the preferred one first, then in the shop's order. */
export function planReservations(
  stockRows: readonly Omit<StockRow, 'amountMin'>[],
  requests: readonly StockRequest[],
  preferredWarehouseId: string | null,
): { reservations: StockAmount[]; missing: string[] } {
  const rankOf = ({ warehouseId, position }: Pick<StockRow, 'warehouseId' | 'position'>) =>
    warehouseId === preferredWarehouseId ? -Infinity : position;
  const reservations: StockAmount[] = [];
  const missing: string[] = [];
  for (const { variantId, amount } of requests) {
    let remaining = amount;
    const rowsOfVariant = stockRows
      .filter((stockRow) => stockRow.variantId === variantId)
      .sort((a, b) => rankOf(a) - rankOf(b));
    for (const { warehouseId, amount: available } of rowsOfVariant) {
      const taken = Math.min(remaining, available);
      if (taken > 0) reservations.push({ variantId, warehouseId, amount: taken });
      remaining -= taken;
    }
    if (remaining > 0) missing.push(variantId);
  }
  return { reservations, missing };
}

function sumByVariant(requests: readonly StockRequest[]): StockRequest[] {
  const amounts = new Map<string, number>();
  for (const { variantId, amount } of requests) amounts.set(variantId, (amounts.get(variantId) ?? 0) + amount);
  return [...amounts].map(([variantId, amount]) => ({ variantId, amount }));
}

/** Those that may only be sold while in stock. */
async function findStockTracked(tx: Transaction, variantIds: readonly string[]): Promise<Set<string>> {
  if (variantIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: variant.id })
    .from(variant)
    .where(and(inArray(variant.id, [...variantIds]), eq(variant.checkStock, true)));
  return new Set(rows.map(({ id }) => id));
}

/** Variants of which a warehouse has nothing left, or all together less than can be bought. */
function findEmptiedVariants(reservations: readonly StockAmount[], stockRows: readonly StockRow[]): string[] {
  const leftIn = ({ variantId, warehouseId, amount }: StockRow) =>
    reservations.reduce(
      (left, taken) =>
        taken.variantId === variantId && taken.warehouseId === warehouseId ? left - taken.amount : left,
      amount,
    );
  const leftOf = (variantId: string) =>
    stockRows.reduce((sum, row) => (row.variantId === variantId ? sum + leftIn(row) : sum), 0);
  const isEmptied = (row: StockRow) => leftIn(row) === 0 || leftOf(row.variantId) < row.amountMin;
  const takenIds = new Set(reservations.map(({ variantId }) => variantId));
  return [...takenIds].filter((id) => stockRows.some((row) => row.variantId === id && isEmptied(row)));
}

/** Adds the amounts to the locked rows, negative ones as well; each row at most once. */
export async function changeStock(tx: Transaction, changes: readonly StockAmount[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(
    ({ variantId, warehouseId, amount }) => sql`(${variantId}, ${warehouseId}, ${amount}::integer)`,
  );
  await tx.execute(sql`
    update ${stock} set amount = ${stock.amount} + change.amount
    from (values ${sql.join(rows, sql`, `)}) change (variant_id, warehouse_id, amount)
    where ${stock.variantId} = change.variant_id and ${stock.warehouseId} = change.warehouse_id`);
}

export interface TakeStockResult {
  reservations: StockAmount[];
  /** What is not available in that amount. */
  missing: string[];
  /** What may no longer be available to anybody. */
  emptied: string[];
}

/**
 * Takes the products from stock and returns what was taken from where, or which variants are not available in that
 * amount; then nothing was taken. Products without stock tracking take what there is.
 */
export async function takeStock(
  tx: Transaction,
  requests: readonly StockRequest[],
  preferredWarehouseId: string | null,
): Promise<TakeStockResult> {
  const amountsByVariant = sumByVariant(requests);
  const stockRows = await lockStock(
    tx,
    amountsByVariant.map(({ variantId }) => variantId),
  );
  const { reservations, missing } = planReservations(stockRows, amountsByVariant, preferredWarehouseId);
  const tracked = await findStockTracked(tx, missing);
  const unavailable = missing.filter((variantId) => tracked.has(variantId));
  if (unavailable.length > 0) return { reservations: [], missing: unavailable, emptied: [] };
  await changeStock(
    tx,
    reservations.map((taken) => ({ ...taken, amount: -taken.amount })),
  );
  return { reservations, missing: [], emptied: findEmptiedVariants(reservations, stockRows) };
}

/** Which warehouse each piece of an order comes from, to be stored with the order. */
export function toStockMoves(
  orderId: string,
  reservations: readonly StockAmount[],
  movedAt: Date,
): (typeof stockMove.$inferInsert)[] {
  return reservations.map((reservation, index) => ({
    ...reservation,
    id: `${orderId}-${index + 1}`,
    orderId,
    movedAt,
  }));
}
