/** Body of a call that repeats a line of an order every two weeks. */
export function aSchedule(orderId: string, itemId: string, changes: Record<string, unknown> = {}) {
  return {
    order_id: orderId,
    interval: { count: 2, unit: 'week' },
    next_date: '2026-12-01',
    lines: [{ id: itemId, amount: 1 }],
    max_total: 2_000,
    ...changes,
  };
}
