import { type PrintedAddress, toAddressLines } from '@vyloha/contract';

interface OrderAddresses {
  billingAddress: PrintedAddress;
  shippingAddress: PrintedAddress;
  shipper: { isPickUp: boolean; isAtPoint: boolean };
}

/** Whether both are the same postal address. */
function isSameAddress(a: PrintedAddress, b: PrintedAddress): boolean {
  return toAddressLines(a).join('\n') === toAddressLines(b).join('\n');
}

/**
 * Whether the shopper gave the billing address. Otherwise the branch's, the pick-up point's or the shop's is used, which
 * must not be shown as theirs.
 */
export function hasOwnBillingAddress(order: OrderAddresses, shopAddress: PrintedAddress): boolean {
  const { billingAddress, shippingAddress, shipper } = order;
  const isBranch = (shipper.isPickUp || shipper.isAtPoint) && isSameAddress(billingAddress, shippingAddress);
  return !isBranch && !isSameAddress(billingAddress, shopAddress);
}
