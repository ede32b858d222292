import { moneySchema } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpError, dataSchema, defineRoute, notFound, wholeNumber } from '@vyloha/backend-kernel';
import { shopOrder } from '../../orders/tables';
import { GatewayFailure } from '../payment-gateway';
import { type RefundRequest, addRefund } from './add-refund';
import { type Refund, refundOrder, settleAll } from './refund-order';

const maxCodeLength = 50;
const maxLines = 200;
const maxAmount = 10_000_000;

const line = v.object({
  /** Of the line in the order, from 1. */
  number: wholeNumber({ min: 1, max: 10_000 }),
  /** All that are left unless given. */
  pieces: v.nullish(wholeNumber({ min: 1 }), null),
});

const input = v.object({
  code: v.pipe(v.string(), v.maxLength(maxCodeLength)),
  /** A part of an order that stands: an amount off its products, or pieces of its lines. Without either all that is due. */
  amount: v.nullish(v.pipe(v.number(), v.minValue(0.01), v.maxValue(maxAmount), moneySchema), null),
  lines: v.nullish(v.pipe(v.array(line), v.maxLength(maxLines)), []),
});

/** @throws HttpError 422 for both ways, and for a line twice */
function toRequest({ amount, lines }: v.InferOutput<typeof input>): RefundRequest | null {
  const isTwice = new Set(lines.map(({ number }) => number)).size < lines.length;
  if (isTwice || (amount !== null && lines.length > 0))
    throw new HttpError(422, [{ key: 'invalidValue', field: 'lines', code: 'refund' }]);
  if (amount !== null) return { amountMinor: amount };
  return lines.length === 0 ? null : { lines };
}

export const refundRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/refunds',
  summary:
    'Refunds what is due of an order, or a part of one that stands; only for the command on the backend’s machine',
  access: 'command',
  body: input,
  response: dataSchema(v.object({ refunded: v.number(), left: v.number(), currencyCode: v.string() })),
  handler: async (ctx, { body }) => {
    const [order] = await ctx.db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.code, body.code));
    if (order === undefined) throw notFound();
    const request = toRequest(body);
    let data: Refund;
    // A refund that is recorded is never recorded again because the gateway did not answer.
    let isRecorded = false;
    try {
      await settleAll(ctx, order.id);
      if (request !== null) {
        await addRefund(ctx, order.id, request);
        isRecorded = true;
        ctx.wakeJobs();
      }
      data = await refundOrder(ctx, order.id);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      ctx.log.error({ err: error, order: body.code }, 'an order was not refunded');
      const key = isRecorded ? 'refundRecorded' : 'refundNotSent';
      throw new HttpError(424, [{ key, code: 'payment_unavailable' }]);
    }
    // What was not paid yet is owed no more, which is nothing to return.
    if (request === null && data.refunded === 0 && data.left === 0)
      throw new HttpError(422, [{ key: 'nothingToRefund', code: 'nothing_to_refund' }]);
    return { data };
  },
});
