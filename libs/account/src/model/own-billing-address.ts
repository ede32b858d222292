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

/** Whether both are the same postal address. */
function isSameAddress(a: Address, b: Address): boolean {
  return a.street === b.street && a.postcode === b.postcode && a.city === b.city;
}

/**
 * Whether the shopper gave the billing address. Otherwise the branch's or the shop's is used, which
 * must not be shown as theirs.
 */
export function hasOwnBillingAddress(order: OrderAddresses, shopAddress: Address): boolean {
  const { billingAddress, shippingAddress, shipper } = order;
  const isBranch = shipper.isPickUp && isSameAddress(billingAddress, shippingAddress);
  return !isBranch && !isSameAddress(billingAddress, shopAddress);
}
