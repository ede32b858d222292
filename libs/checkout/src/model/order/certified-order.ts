import { offerId, validEntries } from '@vyloha/contract';
import * as v from 'valibot';

/** What a price comparison site learns of an order, to ask its shopper how they were served. */
export interface CertifiedOrder {
  email: string;
  /** The order's number. */
  orderId: string;
  /** Ids of its variants, as feeds have them. */
  productItemIds: readonly string[];
}

/** Reports an order to a price comparison site. Never rejects, and does not wait for the service. */
export type Certification = (order: Promise<CertifiedOrder | null>) => Promise<void>;

/** Response of `GET /api/v1/orders/token/{token}`: `null` for an order whose shopper has not consented. */
export const certifiedOrderResponse = v.pipe(
  v.object({
    code: v.string(),
    customer: v.object({ email: v.string() }),
    items: validEntries(v.object({ variant: v.nullable(v.object({ id: v.optional(v.string()) })) })),
    attributes: v.object({ heurekaAllow: v.optional(v.boolean(), false) }),
  }),
  v.transform(({ code, customer, items, attributes }): CertifiedOrder | null =>
    attributes.heurekaAllow
      ? {
          email: customer.email,
          orderId: code,
          productItemIds: items.flatMap(({ variant }) => (variant?.id === undefined ? [] : offerId(variant.id))),
        }
      : null,
  ),
);
