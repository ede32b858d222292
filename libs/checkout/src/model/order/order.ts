import type { OrderPayment } from '../payment/order-payment';
import type { OnlinePayment, OrderDetails, PostalAddress } from '@vyloha/contract';
import type { Summary } from './summary';
import type { OrderAttributes } from './order-attributes';

/** A placed order. */
export interface Order extends OrderDetails {
  id: string;
  code: string;
  token: string;
  /** ISO 8601 */
  createdAt: string;
  status: string;
  currencyCode: string;
  summary: Summary;
  customer: { name: string; email: string; phone: string };
  shippingAddress: PostalAddress & { name: string };
  shipper: { name: string; isPickUp: boolean; isAtPoint: boolean };
  payment: OrderPayment;
  online: OnlinePayment;
  /** What the shop has to return. */
  refundDueMinor: number;
  isPaidUpFront: boolean;
  branch: { name: string } | null;
  comment: string | null;
  /** What the customer filled in about it, such as an own number. */
  attributes: OrderAttributes;
}
