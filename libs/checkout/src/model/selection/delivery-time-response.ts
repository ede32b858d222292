import * as v from 'valibot';
import type { DeliveryTime } from './delivery-time';

/** Delivery times of `GET /api/v1/delivery-times`; full ones are left out. */
export const deliveryTimesResponse = v.pipe(
  v.array(v.object({ id: v.string(), date: v.string(), from: v.string(), to: v.string(), available: v.boolean() })),
  v.transform((times): DeliveryTime[] =>
    times.filter(({ available }) => available).map(({ id, date, from, to }) => ({ id, date, from, to })),
  ),
);
