import * as v from 'valibot';
import { type Route, dataSchema, defineRoute, enforceRateLimits, notFound, optionalLine } from '@vyloha/backend-kernel';
import { findOrderByToken } from '../find-order';
import { orderLimits } from '../limits';
import { orderSchema } from '../order-schema';
import { requireOrderId, requireOwnOrderId } from '../require-order-id';
import { findReadableOrder } from '../user-orders';
import { cancelOwnOrder } from './cancel-own-order';

const maxReasonLength = 500;

/** `reason`: in the shopper's words. */
const input = v.object({ reason: optionalLine(maxReasonLength) });
const response = dataSchema(orderSchema);

const cancelByToken = defineRoute({
  method: 'POST',
  url: '/store/api/v1/orders/token/:token/cancel',
  summary: 'Cancels the order while nobody prepares it; what was paid is returned. Repeating it changes nothing',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  body: input,
  response,
  handler: async (ctx, { params: { token }, body: { reason } }) => {
    const id = await requireOrderId(ctx, token);
    await enforceRateLimits(ctx, orderLimits.cancelOrder, { order: id });
    await cancelOwnOrder(ctx, id, reason);
    const order = await findOrderByToken(ctx, token);
    if (order === null) throw notFound();
    return { data: order };
  },
});

const cancelOwn = defineRoute({
  method: 'POST',
  url: '/store/api/v1/user/orders/:id/cancel',
  summary: 'Cancels the customer’s order while nobody prepares it; what was paid is returned',
  access: 'customer',
  params: v.object({ id: v.string() }),
  body: input,
  response,
  handler: async (ctx, { params, body: { reason } }) => {
    const id = await requireOwnOrderId(ctx, params.id);
    await enforceRateLimits(ctx, orderLimits.cancelOrder, { order: id });
    await cancelOwnOrder(ctx, id, reason);
    const order = await findReadableOrder(ctx, 'id', id);
    if (order === null) throw notFound();
    return { data: order };
  },
});

/** Whoever has ordered cancels. */
export const cancelRoutes: readonly Route[] = [cancelByToken, cancelOwn];
