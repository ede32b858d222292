import { displayText } from '@vyloha/contract';
import * as v from 'valibot';

/** Orders whose products may have arrived; the store refuses claims of others. */
const claimableStatuses: readonly string[] = ['shipped', 'ready', 'delivered'];

/** What a claim needs of `GET /api/v1/user/orders`. */
export const claimableOrdersResponse = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      code: v.string(),
      createdAt: v.string(),
      status: v.string(),
      items: v.array(
        v.object({
          id: v.string(),
          type: v.string(),
          amount: v.number(),
          shoppable: v.object({ fullname: displayText, unit: v.string() }),
        }),
      ),
    }),
  ),
  v.transform((orders) =>
    orders
      .filter(({ status }) => claimableStatuses.includes(status))
      .map(({ id, code, createdAt, items }) => ({
        ...{ id, code, createdAt },
        items: items
          .filter(({ type }) => type === 'product')
          .map((item) => ({
            id: item.id,
            amount: item.amount,
            name: item.shoppable.fullname,
            unit: item.shoppable.unit,
          })),
      })),
  ),
);

export type ClaimableOrder = v.InferOutput<typeof claimableOrdersResponse>[number];
