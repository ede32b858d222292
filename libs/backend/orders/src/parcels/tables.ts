import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timestamptz, translated } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '../orders/tables';
import type { ParcelState } from './parcel-states';

/** Pieces of a line of the order. */
export interface ParcelItem {
  /** Id of the line within the order. */
  itemId: string;
  amount: number;
}

/** What of an order was handed to a carrier at once. */
export const orderParcel = pgTable(
  'order_parcel',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    /** Counted within the order, from 1; that of a removed one is not used again while it is the last. */
    position: integer('position').notNull(),
    carrierCode: text('carrier_code').notNull(),
    /** As it was when the parcel was handed over. */
    carrierName: translated('carrier_name'),
    /** Null where the carrier gives none. */
    trackingNumber: text('tracking_number'),
    /** Page of the carrier about this parcel; null where it has none. */
    trackingUrl: text('tracking_url'),
    state: text('state').$type<ParcelState>().notNull(),
    items: jsonb('items').$type<ParcelItem[]>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('order_parcel_position').on(table.orderId, table.position)],
);
