import { displayText, validEntries } from '@vyloha/contract';
import * as v from 'valibot';

/** Orders whose products may have arrived; the store refuses claims of others. */
const claimableStatuses: readonly string[] = ['shipped', 'ready', 'delivered'];

/** A line of an order → a product with its name; others, such as discounts, cannot be claimed. */
const claimableLine = v.pipe(
  v.object({
    id: v.string(),
    type: v.literal('product'),
    amount: v.number(),
    shoppable: v.object({ fullname: displayText, unit: v.string() }),
  }),
  v.transform(({ id, amount, shoppable: { fullname, unit } }) => ({ id, amount, name: fullname, unit })),
);

/** What a claim needs of `GET /api/v1/user/orders`. */
export const claimableOrdersResponse = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      code: v.string(),
      createdAt: v.string(),
      status: v.string(),
      items: validEntries(claimableLine),
    }),
  ),
  v.transform((orders) =>
    orders
      .filter(({ status }) => claimableStatuses.includes(status))
      .map(({ id, code, createdAt, items }) => ({ id, code, createdAt, items })),
  ),
);

export type ClaimableOrder = v.InferOutput<typeof claimableOrdersResponse>[number];
