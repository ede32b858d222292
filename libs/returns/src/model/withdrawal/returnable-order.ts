import * as v from 'valibot';

/** What the choice of an order needs of `GET /api/v1/user/orders`; there is nothing to return from cancelled ones. */
export const returnableOrdersResponse = v.pipe(
  v.array(v.object({ code: v.string(), createdAt: v.string(), status: v.string() })),
  v.transform((orders) =>
    orders.filter(({ status }) => status !== 'cancelled').map(({ code, createdAt }) => ({ code, createdAt })),
  ),
);

export type ReturnableOrder = v.InferOutput<typeof returnableOrdersResponse>[number];
