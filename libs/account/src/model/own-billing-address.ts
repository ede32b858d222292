import { type PrintedAddress, toAddressLines } from '@vyloha/contract';

interface OrderAddresses {
  billingAddress: PrintedAddress;
  shippingAddress: PrintedAddress;
  shipper: { isPickUp: boolean };
}

/** Whether both are the same postal address. */
function isSameAddress(a: PrintedAddress, b: PrintedAddress): boolean {
  return toAddressLines(a).join('\n') === toAddressLines(b).join('\n');
}

/**
 * Whether the shopper gave the billing address. Otherwise the branch's or the shop's is used, which
 * must not be shown as theirs.
 */
export function hasOwnBillingAddress(order: OrderAddresses, shopAddress: PrintedAddress): boolean {
  const { billingAddress, shippingAddress, shipper } = order;
  const isBranch = shipper.isPickUp && isSameAddress(billingAddress, shippingAddress);
  return !isBranch && !isSameAddress(billingAddress, shopAddress);
}
