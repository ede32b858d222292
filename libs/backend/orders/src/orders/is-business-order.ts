import type { OrderRow } from './placing/to-order-rows';

/** Whether somebody bought for their business, who has no right to withdraw from the contract without a reason. */
export function isBusinessOrder({ tin, businessName }: Pick<OrderRow, 'tin' | 'businessName'>): boolean {
  return tin !== null || businessName !== null;
}
