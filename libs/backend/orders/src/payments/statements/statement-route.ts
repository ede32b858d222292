import { fromMinor, moneySchema } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  HttpError,
  type RequestContext,
  calendarDay,
  dataSchema,
  defineRoute,
  requiredLine,
} from '@vyloha/backend-kernel';
import { shopOrder } from '../../orders/tables';
import { lockOrderPayments } from '../load-order-payment';
import { bookMoney } from '../moves/book-money';
import { maxTransactions, statementResultSchema } from './statement-result';

const maxReferenceLength = 100;
const maxSymbolLength = 100;
const maxAmount = 1_000_000_000_000;
/** No order costs more. */
const maxBookedMinor = 1_000_000_000;

const transactionSchema = v.object({
  /** The bank's own number of it, by which it is booked once. */
  reference: requiredLine(maxReferenceLength),
  on: calendarDay,
  amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(maxAmount), moneySchema),
  currencyCode: v.pipe(v.string(), v.maxLength(10)),
  /** Number of the order; empty without one. */
  variableSymbol: v.pipe(v.string(), v.maxLength(maxSymbolLength)),
});

type Transaction = v.InferOutput<typeof transactionSchema>;
type Result = v.InferOutput<typeof statementResultSchema>;

async function bookTransaction(
  { db, now, settings }: RequestContext,
  { reference, on, amount, currencyCode, variableSymbol }: Transaction,
): Promise<Result> {
  const [order] = await db
    .select({ id: shopOrder.id, code: shopOrder.code, currency: shopOrder.currency })
    .from(shopOrder)
    .where(eq(shopOrder.code, variableSymbol));
  const nothing = { missing: 0, refundDue: 0 };
  if (order === undefined) return { booking: 'unknown', orderCode: null, currencyCode: null, ...nothing };
  const about = { orderCode: order.code, currencyCode: order.currency };
  if (order.currency !== currencyCode) return { booking: 'otherCurrency', ...about, ...nothing };
  if (amount > maxBookedMinor) return { booking: 'refused', ...about, ...nothing };
  const move = { amountMinor: amount, movedOn: on, source: 'statement' as const, reference };
  const booked = await db
    .transaction(async (tx) => bookMoney(tx, await lockOrderPayments(tx, order.id), move, { at: now(), settings }))
    .catch((error: unknown) => {
      // One transaction that does not fit must not hold up the others of its statement.
      if (error instanceof HttpError) return null;
      throw error;
    });
  if (booked === null) return { booking: 'refused', ...about, ...nothing };
  const { booking, money } = booked;
  return { booking, ...about, missing: fromMinor(money.missingMinor), refundDue: fromMinor(money.refundDueMinor) };
}

export const statementRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/statements',
  summary:
    'Books money of a bank’s statement by its variable symbols, each transaction once; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ transactions: v.pipe(v.array(transactionSchema), v.maxLength(maxTransactions)) }),
  response: dataSchema(v.array(statementResultSchema)),
  handler: async (ctx, { body: { transactions } }) => {
    const data: Result[] = [];
    // One after the other: several may be of one order.
    for (const transaction of transactions) data.push(await bookTransaction(ctx, transaction));
    ctx.wakeJobs();
    return { data };
  },
});
