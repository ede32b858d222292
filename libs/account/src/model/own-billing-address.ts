interface Address {
  street: string;
  city: string;
  postcode: string;
}

interface OrderAddresses {
  billingAddress: Address;
  shippingAddress: Address;
  shipper: { isPickUp: boolean };
}

/** Whether both lead to the same door. */
function isSameAddress(a: Address, b: Address): boolean {
  return a.street === b.street && a.postcode === b.postcode && a.city === b.city;
}

/**
 * Whether the shopper gave the billing address. Where they did not, that of the branch or of the shop stands in, which
 * is nothing to show them as theirs.
 */
export function hasOwnBillingAddress(order: OrderAddresses, shopAddress: Address): boolean {
  const { billingAddress, shippingAddress, shipper } = order;
  const isBranch = shipper.isPickUp && isSameAddress(billingAddress, shippingAddress);
  return !isBranch && !isSameAddress(billingAddress, shopAddress);
}
