import type { PaymentType } from '../payment/payment';
import type { PostalAddress } from './postal-address';
import type { BankTransfer } from '../payment/spayd';
import type { Summary } from './summary';

/** A placed order. */
export interface Order {
  id: string;
  code: string;
  token: string;
  currencyCode: string;
  summary: Summary;
  customer: { name: string; email: string; phone: string };
  /** `null` for an order of a private person. */
  business: { name: string; tin: string } | null;
  billingAddress: PostalAddress;
  shippingAddress: PostalAddress & { name: string };
  shipper: { name: string; isPickUp: boolean };
  payment: { name: string; type: PaymentType };
  branch: { name: string } | null;
  /** Where to send the money; `null` unless paid by bank transfer. */
  bankTransfer: BankTransfer | null;
}
