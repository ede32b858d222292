import type { GoodsLine } from './goods-response';

/** An address as an order was placed with. */
export interface OrderAddress {
  name: string;
  street: string;
  city: string;
  postcode: string;
}

/** One of the customer's orders. Amounts in minor units of its own currency. */
export interface Order {
  id: string;
  code: string;
  /** ISO 8601 */
  createdAt: string;
  status: string;
  currencyCode: string;
  lines: readonly (GoodsLine & { id: string })[];
  goodsMinor: number;
  shippingMinor: number;
  paymentMinor: number;
  totalMinor: number;
  totalWithoutTaxMinor: number;
  /** Loyalty credits that were paid besides. */
  credits: number;
  shipper: { name: string; isPickUp: boolean };
  payment: { name: string };
  branch: { name: string } | null;
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  comment: string | null;
}

/** States an order can be told to be in; what a backend says besides is shown as it is. */
export const orderStatuses = ['new', 'paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export function isKnownStatus(status: string): status is (typeof orderStatuses)[number] {
  return orderStatuses.some((known) => known === status);
}
