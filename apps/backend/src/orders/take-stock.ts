import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { stock, stockMove, variant, warehouse } from '../database/schema';

interface Wanted {
  variantId: string;
  amount: number;
}

interface Shelf {
  variantId: string;
  warehouseId: string;
  amount: number;
  position: number;
}

/** Shelves of the wanted goods, held in one order for everybody: two orders for the same goods never wait in a ring. */
export async function holdShelves(tx: Transaction, variantIds: readonly string[]): Promise<Shelf[]> {
  return tx
    .select({
      variantId: stock.variantId,
      warehouseId: stock.warehouseId,
      amount: stock.amount,
      position: warehouse.position,
    })
    .from(stock)
    .innerJoin(warehouse, and(eq(warehouse.id, stock.warehouseId), eq(warehouse.virtual, false)))
    .where(inArray(stock.variantId, [...variantIds]))
    .orderBy(asc(stock.variantId), asc(stock.warehouseId))
    .for('update', { of: stock });
}

/** What to take from which shelf: the preferred warehouse first, then in the shop's order. */
export function planReservations(
  shelves: readonly Shelf[],
  wanted: readonly Wanted[],
  preferredWarehouseId: string | null,
): { reservations: (Wanted & { warehouseId: string })[]; missing: string[] } {
  const rankOf = ({ warehouseId, position }: Shelf) => (warehouseId === preferredWarehouseId ? -Infinity : position);
  const reservations: (Wanted & { warehouseId: string })[] = [];
  const missing: string[] = [];
  for (const { variantId, amount } of wanted) {
    let left = amount;
    const own = shelves.filter((shelf) => shelf.variantId === variantId).sort((a, b) => rankOf(a) - rankOf(b));
    for (const { warehouseId, amount: present } of own) {
      const taken = Math.min(left, present);
      if (taken > 0) reservations.push({ variantId, warehouseId, amount: taken });
      left -= taken;
    }
    if (left > 0) missing.push(variantId);
  }
  return { reservations, missing };
}

function perVariant(wanted: readonly Wanted[]): Wanted[] {
  const amounts = new Map<string, number>();
  for (const { variantId, amount } of wanted) amounts.set(variantId, (amounts.get(variantId) ?? 0) + amount);
  return [...amounts].map(([variantId, amount]) => ({ variantId, amount }));
}

/** Those that may only be sold while they are in stock. */
async function stockKept(tx: Transaction, variantIds: readonly string[]): Promise<Set<string>> {
  if (variantIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: variant.id })
    .from(variant)
    .where(and(inArray(variant.id, [...variantIds]), eq(variant.checkStock, true)));
  return new Set(rows.map(({ id }) => id));
}

/** Variants of which a shelf has nothing left. */
function emptiedBy(reservations: readonly (Wanted & { warehouseId: string })[], shelves: readonly Shelf[]): string[] {
  const isEmptied = ({ variantId, warehouseId, amount }: Shelf) =>
    reservations.some(
      (reservation) =>
        reservation.variantId === variantId && reservation.warehouseId === warehouseId && reservation.amount === amount,
    );
  return [...new Set(shelves.filter(isEmptied).map(({ variantId }) => variantId))];
}

export interface StockTaken {
  reservations: (Wanted & { warehouseId: string })[];
  /** What is not there in that amount. */
  missing: string[];
  /** What may not be there for anybody any more. */
  emptied: string[];
}

/**
 * Takes the goods off the shelves and answers what was taken from where, or which variants are not there in that
 * amount; then nothing was taken. Goods that are not stock-kept take what there is.
 */
export async function takeStock(
  tx: Transaction,
  wanted: readonly Wanted[],
  preferredWarehouseId: string | null,
): Promise<StockTaken> {
  const goods = perVariant(wanted);
  const shelves = await holdShelves(
    tx,
    goods.map(({ variantId }) => variantId),
  );
  const { reservations, missing } = planReservations(shelves, goods, preferredWarehouseId);
  const kept = await stockKept(tx, missing);
  const reallyMissing = missing.filter((variantId) => kept.has(variantId));
  if (reallyMissing.length > 0) return { reservations: [], missing: reallyMissing, emptied: [] };
  for (const { variantId, warehouseId, amount } of reservations) {
    await tx
      .update(stock)
      .set({ amount: sql`${stock.amount} - ${amount}` })
      .where(and(eq(stock.variantId, variantId), eq(stock.warehouseId, warehouseId)));
  }
  return { reservations, missing: [], emptied: emptiedBy(reservations, shelves) };
}

/** Keeps on record which warehouse each piece of an order comes from. */
export async function recordMoves(
  tx: Transaction,
  orderId: string,
  reservations: readonly (Wanted & { warehouseId: string })[],
  movedAt: Date,
): Promise<void> {
  if (reservations.length === 0) return;
  await tx
    .insert(stockMove)
    .values(
      reservations.map((reservation, index) => ({ id: `${orderId}-${index + 1}`, orderId, movedAt, ...reservation })),
    );
}
