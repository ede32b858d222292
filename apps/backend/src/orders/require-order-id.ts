import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { notFound } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';
import { findOrderIdByToken } from './find-order';
import { findUserOrder } from './user-orders';

/** Id of the order that a token opens. @throws Refusal 404 */
export async function requireOrderId(ctx: RequestContext, token: string): Promise<string> {
  await enforceRateLimits(ctx, 'orderByToken');
  const id = await findOrderIdByToken(ctx.db, token);
  if (id === null) throw notFound();
  return id;
}

/** The id, if the order is the customer's. @throws Refusal 404 */
export async function requireOwnOrderId(ctx: RequestContext, id: string): Promise<string> {
  await enforceRateLimits(ctx, 'ownOrder', { account: ctx.customerId ?? '' });
  if ((await findUserOrder(ctx, 'id', id)) === null) throw notFound();
  return id;
}
