import {
  type OnlinePayment,
  type OrderDetails,
  type OrderInvoice,
  type PostalAddress,
  toAddressLines,
} from '@vyloha/contract';
import type { BankTransfer } from '@vyloha/money';
import type { OrderedBy } from './company-orders';
import type { OrderPrices } from './order-prices';
import type { ProductLine } from './product-line-response';

/** An address as it was when the order was placed. */
export interface OrderAddress extends PostalAddress {
  name: string;
}

/** The name and the printed address below it. */
export function toPartyLines(address: OrderAddress): string[] {
  return [address.name, ...toAddressLines(address)];
}

/** One of the customer's orders. Amounts in minor units of its own currency. */
export interface Order extends OrderDetails {
  id: string;
  code: string;
  /** ISO 8601 */
  createdAt: string;
  status: string;
  currencyCode: string;
  lines: readonly (ProductLine & { id: string })[];
  prices: OrderPrices;
  shipper: { isPickUp: boolean; isAtPoint: boolean };
  /** `invoice`: of an order that is paid by one; `null` for others. */
  payment: { isPaidUpFront: boolean; online: OnlinePayment; invoice: OrderInvoice | null };
  /** What the shop has to return. */
  refundDueMinor: number;
  /** Where the money for it is sent; `null` when it is paid otherwise. */
  transfer: BankTransfer | null;
  branch: { name: string } | null;
  shippingAddress: OrderAddress;
  comment: string | null;
  /** Who placed it for a company; `null` for a person's. */
  orderedBy: OrderedBy;
  /** The customer's own number of it. */
  customNumber: string | null;
}

/** Order states with a translation; any other state of the backend is shown as it is. */
export const orderStatuses = ['new', 'paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export function isKnownStatus(status: string): status is OrderStatus {
  return orderStatuses.some((known) => known === status);
}
