import * as v from 'valibot';
import { postalAddress } from './postal-address';
import { vatNumberState } from './vat-number';

const optional = v.nullish(v.string(), null);

/** What both pages of an order show of it, as on the wire; a backend may leave it out. */
export const orderDetailEntries = {
  /** Whom it is invoiced to; `address` is null where the shop knows none of theirs. */
  buyer: v.nullish(
    v.object({
      name: v.string(),
      email: v.string(),
      address: v.nullable(postalAddress),
      tin: v.nullable(v.string()),
      vatin: v.nullable(v.string()),
      vatinSvk: v.nullable(v.string()),
    }),
    null,
  ),
  /** What VIES said about the buyer's number for VAT when it was placed; null where there was nothing to ask. */
  vatNumberState: v.nullish(vatNumberState, null),
  /** The time window of its delivery, and without one the earliest day. */
  deliveryTime: v.nullish(v.object({ date: v.string(), from: v.string(), to: v.string() }), null),
  expectedOn: optional,
  shipperComment: optional,
  /** Whether all of its products are taken back. */
  isReturned: v.optional(v.boolean(), false),
} as const;

export type OrderDetails = v.InferOutput<v.ObjectSchema<typeof orderDetailEntries, undefined>>;
