import { randomUUID } from 'node:crypto';
import { eq, sql, sum } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { stockMove } from './tables';
import { changeStock, lockStock } from './placing/take-stock';

/** Returns the stock an order took to where it was, once; returns the affected variant ids. */
export async function returnStock(tx: Transaction, orderId: string, movedAt: Date): Promise<string[]> {
  const amount = sum(stockMove.amount).mapWith(Number);
  const moves = await tx
    .select({ variantId: stockMove.variantId, warehouseId: stockMove.warehouseId, amount })
    .from(stockMove)
    .where(eq(stockMove.orderId, orderId))
    .groupBy(stockMove.variantId, stockMove.warehouseId)
    .having(sql`sum(${stockMove.amount}) > 0`);
  if (moves.length === 0) return [];
  const variantIds = [...new Set(moves.map(({ variantId }) => variantId))];
  await lockStock(tx, variantIds);
  await changeStock(tx, moves);
  // Stored beside the taken amounts: an import of amounts counted in between needs both.
  await tx.insert(stockMove).values(
    moves.map((move) => ({
      ...move,
      // An order that was taken up again may be cancelled again.
      id: `${orderId}-back-${randomUUID()}`,
      orderId,
      amount: -move.amount,
      movedAt,
    })),
  );
  return variantIds;
}
