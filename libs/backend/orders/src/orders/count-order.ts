import { counter } from '@vyloha/telemetry/server';
import type { WireOrder } from './order-schema';

const orders = counter('vyloha_orders_placed_total', 'Orders placed by this process, by payment', ['payment']);

/** Counts a committed order; not the repeated response for the same cart. */
export function countOrder({ payment }: Pick<WireOrder, 'payment'>): void {
  orders.inc({ payment: payment.code });
}
