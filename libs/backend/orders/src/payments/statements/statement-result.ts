import * as v from 'valibot';
import { bookings } from '../moves/booking';

/** Of one call. */
export const maxTransactions = 200;

/** What became of a transaction. */
export const statementResultSchema = v.object({
  /**
   * `unknown`: no order has the symbol · `otherCurrency`: its order is in another one · `refused`: its amount is none of an
   * order, or its reference is of another one; nothing is booked then
   */
  booking: v.picklist([...bookings, 'unknown', 'otherCurrency', 'refused']),
  /** Null without an order. */
  orderCode: v.nullable(v.string()),
  /** Of the order. */
  currencyCode: v.nullable(v.string()),
  missing: v.number(),
  refundDue: v.number(),
});

export type StatementResult = v.InferOutput<typeof statementResultSchema>;
