import { counter } from '@vyloha/telemetry/server';
import type { WireOrder } from './order-schema';

const orders = counter('vyloha_orders_placed_total', 'Orders placed by this process, by payment', ['payment']);

/** Counts an order that stands; not the answer that is given again for the same cart. */
export function countOrder({ payment }: Pick<WireOrder, 'payment'>): void {
  orders.inc({ payment: payment.code });
}
