import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { stock, stockMove } from '../database/schema';
import { holdShelves } from './take-stock';

/** Puts what an order took back where it lay, and answers of which variants. */
export async function returnStock(tx: Transaction, orderId: string): Promise<string[]> {
  const moves = await tx.delete(stockMove).where(eq(stockMove.orderId, orderId)).returning();
  const variantIds = [...new Set(moves.map(({ variantId }) => variantId))];
  await holdShelves(tx, variantIds);
  for (const { variantId, warehouseId, amount } of moves) {
    await tx
      .update(stock)
      .set({ amount: sql`${stock.amount} + ${amount}` })
      .where(and(eq(stock.variantId, variantId), eq(stock.warehouseId, warehouseId)));
  }
  return variantIds;
}
