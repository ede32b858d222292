import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { shopOrder } from '../database/schema';

/**
 * What of an order is still to be sent to the shop's account, in minor units: its total less what credit notes took
 * back; nothing once it is paid or cancelled, and nothing of an order that is paid otherwise. Where a transfer is sent
 * ahead, the order waits for it as `new`; an invoice is paid in any state. Written out: it is also selected alone.
 */
export const owedMinor = sql<number>`(case
  when ("shop_order"."payment_type" = 'INVOICE' and "shop_order"."invoice_paid_at" is null
      and "shop_order"."status" <> 'cancelled')
    or ("shop_order"."payment_type" = 'BANK_TRANSFER' and "shop_order"."status" = 'new')
  then greatest(0, "shop_order"."total_minor" + coalesce((select sum(note.total_minor) from shop_document note
    where note.order_id = "shop_order"."id" and note.kind = 'creditNote'), 0))
  else 0 end)`.mapWith(Number);

/** What is owed of orders, by order. */
export async function loadOwed(db: Queryable, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: shopOrder.id, owedMinor })
    .from(shopOrder)
    .where(inArray(shopOrder.id, [...orderIds]));
  return new Map(rows.map((row) => [row.id, row.owedMinor]));
}
