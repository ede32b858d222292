import { fromMinor, moneySchema } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  HttpError,
  type RequestContext,
  type Route,
  calendarDay,
  dataSchema,
  defineRoute,
  notFound,
  optionalLine,
  requiredLine,
} from '@vyloha/backend-kernel';
import { formatPrice, loadShopData, wallClock } from '@vyloha/backend-shop';
import { loadMoneyOf, type OrderMoney } from '../../orders/order-money';
import { shopOrder } from '../../orders/tables';
import { lockOrderPayments } from '../load-order-payment';
import { type Move, bookMoney, isRecorded, recordMove } from './book-money';
import { bookings } from './booking';
import { takeBackReceipt } from './take-back-receipt';
import { enqueueRefundMail } from '../refunds/refund-mail';

const maxCodeLength = 50;
const maxReferenceLength = 100;
const maxAmount = 10_000_000;

const input = v.object({
  code: requiredLine(maxCodeLength),
  amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(maxAmount), moneySchema),
  /** The day of the move; today by default. */
  on: v.nullish(calendarDay, null),
  /** What the staff call it; the same one is recorded once. */
  reference: optionalLine(maxReferenceLength),
});

const moneyEntries = { missing: v.number(), refundDue: v.number(), currencyCode: v.string() };

const toWire = ({ missingMinor, refundDueMinor }: OrderMoney, currencyCode: string) => ({
  missing: fromMinor(missingMinor),
  refundDue: fromMinor(refundDueMinor),
  currencyCode,
});

/** @throws HttpError 404 */
async function findOrderId({ db }: Pick<RequestContext, 'db'>, code: string): Promise<string> {
  const [order] = await db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.code, code));
  if (order === undefined) throw notFound();
  return order.id;
}

/** @throws HttpError 422 for a day that is still to come */
function toMove({ now }: RequestContext, { amount, on, reference }: v.InferOutput<typeof input>): Move {
  const today = wallClock(now()).day;
  if (on !== null && on > today) throw new HttpError(422, [{ key: 'dayInFuture', field: 'on', code: 'day' }]);
  return { amountMinor: amount, movedOn: on ?? today, source: 'manual', reference };
}

const receive = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/receipts',
  summary: 'Records money of an order that came past the gateway; only for the command on the backend’s machine',
  access: 'command',
  body: input,
  response: dataSchema(v.object({ booking: v.picklist(bookings), ...moneyEntries })),
  handler: async (ctx, { body }) => {
    const move = toMove(ctx, body);
    const orderId = await findOrderId(ctx, body.code);
    const data = await ctx.db.transaction(async (tx) => {
      const found = await lockOrderPayments(tx, orderId);
      const { booking, money } = await bookMoney(tx, found, move, { at: ctx.now(), settings: ctx.settings });
      return { booking, ...toWire(money, found.order.currency) };
    });
    ctx.wakeJobs();
    return { data };
  },
});

const repay = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/repayments',
  summary:
    'Records money of an order that the shop sent back past the gateway; only for the command on the backend’s machine',
  access: 'command',
  body: input,
  response: dataSchema(v.object(moneyEntries)),
  handler: async (ctx, { body }) => {
    const { amountMinor, ...move } = toMove(ctx, body);
    const back = { ...move, amountMinor: -amountMinor };
    const orderId = await findOrderId(ctx, body.code);
    const answer = await ctx.db.transaction(async (tx) => {
      const { order, payments } = await lockOrderPayments(tx, orderId);
      // Money of withdrawals and claims is back by their states.
      const { refundDueMinor: leftMinor } = await loadMoneyOf(tx, { order, payments });
      if (!(await isRecorded(tx, order, back))) {
        const { settings } = await loadShopData(tx);
        const values = { price: formatPrice(leftMinor, order.currency, settings) };
        if (amountMinor > leftMinor)
          throw new HttpError(422, [{ key: 'repaidTooMuch', values, field: 'amount', code: 'repaid_amount' }]);
        await recordMove(tx, order, back, ctx.now());
        await enqueueRefundMail(tx, order, { amountMinor, way: 'otherwise' }, ctx.now());
      }
      return { data: toWire(await loadMoneyOf(tx, { order, payments }), order.currency) };
    });
    ctx.wakeJobs();
    return answer;
  },
});

const takeBack = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/receipts/undo',
  summary:
    'Takes back the record of money that did not come past the gateway after all; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ code: input.entries.code, amount: input.entries.amount }),
  response: dataSchema(v.object(moneyEntries)),
  handler: async (ctx, { body }) => {
    const orderId = await findOrderId(ctx, body.code);
    const data = await ctx.db.transaction(async (tx) => {
      const found = await lockOrderPayments(tx, orderId);
      const changed = { at: ctx.now(), settings: ctx.settings };
      return toWire(await takeBackReceipt(tx, found, body.amount, changed), found.order.currency);
    });
    ctx.wakeJobs();
    return { data };
  },
});

/** Money that moved past the gateway. */
export const moveRoutes: readonly Route[] = [receive, takeBack, repay];
