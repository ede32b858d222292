import type { PostalAddress } from './postal-address';
import type { BankTransfer } from './spayd';
import type { Payment } from './payment';

export interface OrderLine {
  id: string;
  name: string;
  amount: number;
  unit: string;
  image: { fileKey: string; alt: string } | null;
  totalMinor: number;
}

/** A placed order, as it was placed. */
export interface Order {
  id: string;
  code: string;
  token: string;
  lines: OrderLine[];
  currencyCode: string;
  goodsMinor: number;
  shippingMinor: number;
  paymentMinor: number;
  totalMinor: number;
  customer: { name: string; email: string; phone: string };
  billingAddress: PostalAddress;
  shippingAddress: PostalAddress & { name: string };
  shipper: { name: string; isPickUp: boolean };
  payment: { name: string; type: Payment['type'] };
  branch: { name: string } | null;
  /** Where to send the money; null unless paid by bank transfer. */
  bankTransfer: BankTransfer | null;
}
