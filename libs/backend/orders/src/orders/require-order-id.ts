import { type CustomerContext, type RequestContext, enforceRateLimits, notFound } from '@vyloha/backend-kernel';
import { orderLimits } from './limits';
import { findOrderIdByToken } from './find-order';
import type { OrderRow } from './placing/to-order-rows';
import { findReadableOrderRow, findUserOrderRow } from './user-orders';

/** Id of the order that a token opens. @throws Refusal 404 */
export async function requireOrderId(ctx: RequestContext, token: string): Promise<string> {
  await enforceRateLimits(ctx, orderLimits.orderByToken);
  const id = await findOrderIdByToken(ctx.db, token);
  if (id === null) throw notFound();
  return id;
}

/** The order, if the customer may open it: their own, or of a colleague. @throws Refusal 404 */
export async function requireReadableOrder(ctx: CustomerContext, id: string): Promise<OrderRow> {
  await enforceRateLimits(ctx, orderLimits.ownOrder, { account: ctx.customerId });
  const order = await findReadableOrderRow(ctx, 'id', id);
  if (order === null) throw notFound();
  return order;
}

/** The id, if the customer placed the order. @throws Refusal 404 */
export async function requireOwnOrderId(ctx: CustomerContext, id: string): Promise<string> {
  await enforceRateLimits(ctx, orderLimits.ownOrder, { account: ctx.customerId });
  const order = await findUserOrderRow(ctx, id);
  if (order === null) throw notFound();
  return order.id;
}
