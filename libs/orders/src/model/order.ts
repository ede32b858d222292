import { type OnlinePayment, type OrderDetails, type PostalAddress, toAddressLines } from '@vyloha/contract';
import type { Currency } from '@vyloha/money';
import type { OrderedBy } from './company-orders';
import type { OrderAttributes } from './order-fields';
import type { PlacedLine } from './order-line';
import type { OrderGuarantee } from './order-guarantee';
import type { OrderMoney } from './order-money';
import type { Parcel } from './parcel';
import type { OrderPrices } from './order-prices';
import type { OrderPayment } from './payments/order-payment';

/** An address as it was when the order was placed. */
export interface OrderAddress extends PostalAddress {
  name: string;
}

/** The name and the printed address below it. */
export function toPartyLines(address: OrderAddress): string[] {
  return [address.name, ...toAddressLines(address)];
}

/** An order as its shopper sees it. Amounts in minor units of its own currency. */
export interface Order extends OrderDetails {
  id: string;
  code: string;
  /** Opens its page; `null` where its customer found it, who needs none. */
  token: string | null;
  /** ISO 8601 */
  createdAt: string;
  status: string;
  currencyCode: string;
  lines: readonly PlacedLine[];
  prices: OrderPrices;
  customer: { name: string; email: string; phone: string };
  /** Whether it was bought for a business, as far as the backend says. */
  isBusiness: boolean;
  shippingAddress: OrderAddress;
  shipper: { name: string; isPickUp: boolean; isAtPoint: boolean };
  payment: OrderPayment;
  online: OnlinePayment;
  isPaidUpFront: boolean;
  /** What the shop has to return. */
  refundDueMinor: number;
  /** `null` where the backend does not say it. */
  money: OrderMoney | null;
  /** Whether whoever sees it may cancel it now. */
  isCancellable: boolean;
  branch: { name: string } | null;
  /** The last day that it waits at the branch; `null` while it does not. */
  pickUpUntil: string | null;
  /** The legal guarantee of a consumer's order; `null` for others, and where the shop does not know when it began. */
  guarantee: OrderGuarantee | null;
  parcels: readonly Parcel[];
  comment: string | null;
  /** Who placed it for a company; `null` for a person's. */
  orderedBy: OrderedBy;
  /** What the customer filled in about it, such as an own number. */
  attributes: OrderAttributes;
  /** The price comparison sites that may ask the shopper how they were served. */
  surveys: { heureka: boolean; zbozi: boolean };
}

/** An order with its currency, as pages show it. */
export interface OrderView extends Order {
  currency: Currency;
}

/** Order states with a translation; any other state of the backend is shown as it is. */
export const orderStatuses = ['new', 'paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export function isKnownStatus(status: string): status is OrderStatus {
  return orderStatuses.some((known) => known === status);
}
