import * as v from 'valibot';

/**
 * How far the online payment of an order is: `payment.state` of an order on the wire. `awaiting`: the shopper has not
 * paid · `pending`: the money is on its way · `cancelled`, `failed`: they may try again
 */
export const onlinePaymentStates = [
  'awaiting',
  'pending',
  'cancelled',
  'failed',
  'paid',
  'partiallyRefunded',
  'refunded',
] as const;

export type OnlinePaymentState = (typeof onlinePaymentStates)[number];

/** The online payment of an order; `paid` also where there is nothing to pay. */
export interface OnlinePayment {
  /** `null` where it is paid otherwise. */
  state: OnlinePaymentState | null;
  /** Whether the shopper can pay it online now. */
  isPayable: boolean;
}

/** Fields of an order's payment on the wire; a backend without online payments sends none. */
export const onlinePaymentEntries = {
  state: v.optional(v.nullable(v.picklist(onlinePaymentStates)), null),
  isPayable: v.optional(v.boolean(), false),
} as const;
