import * as v from 'valibot';

/** A placed order: its identifiers, and the payment URL of an online payment. */
export interface PlacedOrder {
  code: string;
  token: string;
  paymentUrl: string | null;
}

/** Response of `POST /api/v1/cart/place`. */
export const placedResponse = v.pipe(
  v.object({
    order: v.object({ code: v.string(), token: v.string() }),
    payment: v.nullish(v.object({ redirectUrl: v.string() })),
  }),
  v.transform(({ order, payment }): PlacedOrder => ({ ...order, paymentUrl: payment?.redirectUrl ?? null })),
);

/** Response of `POST /api/v1/cart/place/settle`: the token of the order, or `null` when there is none. */
export const settledResponse = v.pipe(
  v.object({ order: v.nullable(v.object({ token: v.string() })) }),
  v.transform(({ order }) => order?.token ?? null),
);
