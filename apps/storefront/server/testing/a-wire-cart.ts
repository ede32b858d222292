const sums = ['items', 'total', 'totalOriginal', 'gifts'].flatMap((name) => [`${name}WithTax`, `${name}WithoutTax`]);
const fees = ['payment', 'shipper'].flatMap((name) => [`${name}PriceWithTax`, `${name}PriceWithoutTax`]);

/** A cart without products as the backend sends it; without an owner if `id` is null. */
export function aWireCart(id: string | null = 'cart-1') {
  return {
    id,
    currencyCode: 'CZK',
    items: [],
    prices: {
      ...Object.fromEntries([...sums, ...fees].map((name) => [name, 0])),
      discountLimitPriceWithVat: 0,
      freeShippingAt: 1500,
    },
    coupon: null,
    fastestShipper: null,
  };
}
