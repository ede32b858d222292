import { offerId } from '@vyloha/contract';
import type { Order } from '@vyloha/orders';

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

/** `null` for an order whose shopper has not consented. */
export function toCertifiedOrder({ code, customer, lines, surveys }: Order): CertifiedOrder | null {
  if (!surveys.heureka) return null;
  const productItemIds = lines.flatMap(({ variantId }) => (variantId === null ? [] : offerId(variantId)));
  return { email: customer.email, orderId: code, productItemIds };
}
