import type { PostalAddress } from '@vyloha/contract';
import { fromAddressColumns } from '@vyloha/backend-accounts';
import type { OrderRow } from './placing/to-order-rows';

/** Whom an order is invoiced to. */
export interface OrderCustomer {
  /** Of the business, where there is one. */
  name: string;
  /** That of the invoice, else where the order is delivered to; null where the shop knows neither. */
  address: PostalAddress | null;
  email: string;
  /** IČO; null for a person, as the others. */
  tin: string | null;
  /** DIČ: in Czechia with its prefix, which makes it the number for VAT as well. */
  vatin: string | null;
  /** IČ DPH: the number for VAT in Slovakia. */
  vatinSvk: string | null;
}

const textOrNull = (text: string | null) => (text === null || text === '' ? null : text);

/** Whom an order is invoiced to, wherever that is said: on its page, in mails and on documents. */
export function customerOf(order: OrderRow): OrderCustomer {
  const { hasBillingAddress, branchId, billingName, businessName, email, tin, vatin, vatinSvk } = order;
  const billing = hasBillingAddress ? fromAddressColumns('billing', order) : null;
  const delivery = branchId === null ? fromAddressColumns('shipping', order) : null;
  return {
    name: businessName ?? billingName,
    address: billing ?? delivery,
    email,
    tin: textOrNull(tin),
    vatin: textOrNull(vatin),
    vatinSvk: textOrNull(vatinSvk),
  };
}
