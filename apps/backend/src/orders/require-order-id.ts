import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { notFound } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';
import { findOrderIdByToken } from './find-order';
import type { OrderRow } from './to-order-rows';
import { findUserOrderRow } from './user-orders';

/** Id of the order that a token opens. @throws Refusal 404 */
export async function requireOrderId(ctx: RequestContext, token: string): Promise<string> {
  await enforceRateLimits(ctx, 'orderByToken');
  const id = await findOrderIdByToken(ctx.db, token);
  if (id === null) throw notFound();
  return id;
}

/** The order, if it is the customer's. @throws Refusal 404 */
export async function requireOwnOrder(ctx: RequestContext, id: string): Promise<OrderRow> {
  await enforceRateLimits(ctx, 'ownOrder', { account: ctx.customerId ?? '' });
  const order = await findUserOrderRow(ctx, 'id', id);
  if (order === null) throw notFound();
  return order;
}

/** The id, if the order is the customer's. @throws Refusal 404 */
export async function requireOwnOrderId(ctx: RequestContext, id: string): Promise<string> {
  return (await requireOwnOrder(ctx, id)).id;
}
