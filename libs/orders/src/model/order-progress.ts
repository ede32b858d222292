import { isKnownStatus, orderStatuses, type OrderStatus } from './order';

export interface OrderProgress {
  status: string;
  isPickUp: boolean;
  isPaidUpFront: boolean;
}

export interface OrderStep {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
}

/** The states that an order goes through when all goes well. */
function expectedStatuses({ isPickUp, isPaidUpFront }: OrderProgress): ReadonlySet<OrderStatus> {
  return new Set([
    'new',
    ...(isPaidUpFront ? (['paid'] as const) : []),
    'processing',
    isPickUp ? 'ready' : 'shipped',
    'delivered',
  ]);
}

/**
 * The way of an order from placing to its end, with the state it is in. A cancelled order has only its first and last
 * state: which of the others it reached is not known. Empty for a state that the shop does not know.
 */
export function toOrderSteps(progress: OrderProgress): OrderStep[] {
  const { status } = progress;
  if (!isKnownStatus(status)) return [];
  const expected = status === 'cancelled' ? new Set<OrderStatus>(['new']) : expectedStatuses(progress);
  const way = orderStatuses.filter((step) => step === status || expected.has(step));
  const reached = way.indexOf(status);
  return way.map((step, index) => {
    if (index === reached) return { status: step, state: 'current' };
    return { status: step, state: index < reached ? 'done' : 'ahead' };
  });
}
