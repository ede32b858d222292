import * as v from 'valibot';
import type { GatewayPayment } from '../payment-gateway';

/** Response of `POST /oauth2/token`. */
export const tokenResponse = v.object({ access_token: v.string(), expires_in: v.number() });

/** GoPay's states; AUTHORIZED is money that is reserved and not yet taken. */
const states = {
  CREATED: 'created',
  PAYMENT_METHOD_CHOSEN: 'pending',
  AUTHORIZED: 'pending',
  PAID: 'paid',
  CANCELED: 'cancelled',
  TIMEOUTED: 'failed',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partiallyRefunded',
} as const satisfies Record<string, GatewayPayment['state']>;

/** A payment of `POST /payments/payment` and `GET /payments/payment/{id}`. */
export const paymentResponse = v.pipe(
  v.object({
    id: v.union([v.number(), v.string()]),
    order_number: v.string(),
    state: v.picklist(Object.keys(states) as (keyof typeof states)[]),
    amount: v.number(),
    currency: v.string(),
    gw_url: v.optional(v.pipe(v.string(), v.url())),
  }),
  v.transform(({ id, order_number, state, amount, currency, gw_url }): GatewayPayment & { url: string | null } => ({
    id: String(id),
    orderCode: order_number,
    state: states[state],
    amountMinor: amount,
    currency,
    url: gw_url ?? null,
  })),
);

/** Response of `POST /payments/payment/{id}/refund`. */
export const refundResponse = v.object({ result: v.string() });
