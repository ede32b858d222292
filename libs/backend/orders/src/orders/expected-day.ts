import { type Day, wallClock } from '@vyloha/backend-shop';
import type { OrderRow } from './placing/to-order-rows';

/** No day that is over, or of products that are there or do not come any more. */
export function toExpectedDay({ status, expectedOn }: Pick<OrderRow, 'status' | 'expectedOn'>, now: Date): Day | null {
  const isOver = status === 'ready' || status === 'delivered' || status === 'cancelled';
  return isOver || expectedOn === null || expectedOn < wallClock(now).day ? null : expectedOn;
}
