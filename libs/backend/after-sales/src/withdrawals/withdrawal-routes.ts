import * as v from 'valibot';
import { type Route, dataSchema, defineRoute } from '@vyloha/backend-kernel';
import { loadWithdrawalOrder } from './load-withdrawal-order';
import { withdrawalStateRoute } from './change-withdrawal-state';
import { withdrawalRecordRoute } from './records/withdrawal-record-route';
import { userReturnsRoute } from './user-returns-route';
import { withdraw } from './withdraw';
import { grantAccess, requireAccess } from './withdrawal-access';
import { accessInput, withdrawalInput, withdrawalOrderSchema, withdrawalSchema } from './withdrawal-schema';

const url = '/store/api/v1/withdrawals';

const access = defineRoute({
  method: 'POST',
  url: `${url}/access`,
  summary:
    'Returns a temporary secret for a withdrawal or a claim, to whoever knows the order’s code and e-mail or is its customer',
  access: 'shopper',
  body: accessInput,
  response: dataSchema(v.object({ token: v.string() })),
  handler: async (ctx, { body }) => ({ data: { token: await grantAccess(ctx, body.code, body.email) } }),
});

const getOrder = defineRoute({
  method: 'GET',
  url: `${url}/orders/:token`,
  summary: 'The order with this secret and the items that can still be withdrawn from',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  response: dataSchema(withdrawalOrderSchema),
  handler: async (ctx, { params }) => ({
    data: await loadWithdrawalOrder(ctx, (await requireAccess(ctx, params.token)).orderId),
  }),
});

const add = defineRoute({
  method: 'POST',
  url: `${url}/orders/:token`,
  summary:
    'Withdraws from the contract or a part of it; repeating it with the same Idempotency-Key returns the same withdrawal',
  access: 'anyone',
  params: v.object({ token: v.string() }),
  body: withdrawalInput,
  response: dataSchema(withdrawalSchema),
  handler: async (ctx, { params, body }) => ({
    data: await withdraw(ctx, (await requireAccess(ctx, params.token)).orderId, body),
  }),
});

export const withdrawalRoutes: readonly Route[] = [
  access,
  getOrder,
  add,
  userReturnsRoute,
  withdrawalStateRoute,
  withdrawalRecordRoute,
];
