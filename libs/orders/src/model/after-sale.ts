import type { Order } from './order';

/** Whether the law lets its buyer withdraw from it without a reason, as far as its page knows: consumers, not companies. */
export function isWithdrawable({
  status,
  isReturned,
  isBusiness,
}: Pick<Order, 'status' | 'isReturned' | 'isBusiness'>): boolean {
  return status !== 'cancelled' && !isReturned && !isBusiness;
}

/** Products may have arrived: the store refuses claims of others. */
const claimableStatuses: readonly string[] = ['shipped', 'ready', 'delivered'];

/** Whether a defect of its products can be claimed. */
export function isClaimable({ status }: Pick<Order, 'status'>): boolean {
  return claimableStatuses.includes(status);
}
