import * as v from 'valibot';
import { dataSchema, defineRoute } from '@vyloha/backend-kernel';
import { changeOrderStatus } from './change-order-status';
import { orderStatuses } from './order-statuses';

const maxCodeLength = 50;

export const orderStatusRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/order-statuses',
  summary: 'Sets the state of an order; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ code: v.pipe(v.string(), v.maxLength(maxCodeLength)), status: v.picklist(orderStatuses) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    await changeOrderStatus(ctx, body.code, body.status);
    return { data: {} };
  },
});
