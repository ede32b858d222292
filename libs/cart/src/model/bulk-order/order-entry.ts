import type { OrderAlert, OrderImportRefusal } from '../batch/order-import';
import type { CheckedRow } from './checked-row';

/** Rows that were refused, with what was typed. */
export interface BulkOrderRefusal {
  rows: readonly CheckedRow[];
  alert: OrderAlert | null;
}

/** Response data of the page with both ways of entering an order: the one that was refused. */
export type OrderEntryRefusal =
  { bulkOrder: BulkOrderRefusal; list: null } | { bulkOrder: null; list: OrderImportRefusal };
