import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { orderCounter } from '../database/schema';
import { wallClock } from '../shop/calendar';

const digits = 6;

/**
 * The next code of the year: `YYYY` and six digits, rising without gaps. The year's row stays locked until the
 * transaction ends, so this is the last step of placing an order.
 */
export async function nextOrderCode(tx: Transaction, now: Date): Promise<string> {
  const year = Number(wallClock(now).day.slice(0, 4));
  const [row] = await tx
    .insert(orderCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderCounter.year, set: { last: sql`${orderCounter.last} + 1` } })
    .returning();
  if (row === undefined) throw new Error('the order counter answered nothing');
  return `${year}${String(row.last).padStart(digits, '0')}`;
}
