const prices = {
  itemsWithTax: 998,
  itemsWithoutTax: 824.79,
  totalWithTax: 998,
  totalWithoutTax: 824.79,
  totalOriginalWithTax: 1198,
  totalOriginalWithoutTax: 990.08,
  giftsWithTax: 0,
  giftsWithoutTax: 0,
  paymentPriceWithTax: 0,
  paymentPriceWithoutTax: 0,
  shipperPriceWithTax: 0,
  shipperPriceWithoutTax: 0,
  discountLimitPriceWithVat: 998,
  freeShippingAt: 1500,
};

const availability = {
  checkStock: true,
  stock: 12,
  isAvailable: true,
  availability: 'Skladem',
  availabilityCode: 'in_stock',
  soldAvailability: 'Na dotaz',
  soldAvailabilityCode: 'on_request',
  amountMin: 1,
  amountMax: null,
  amountStep: 1,
  delayDays: 0,
};

/** The variant behind an item as the backend sends it. */
export function aWireShoppable(availabilityChanges: Record<string, unknown> = {}) {
  return {
    id: 'v-hadice-flexi-20',
    name: 'Zelená, 20 m',
    fullname: 'Zahradní hadice Flexi – zelená, 20 m',
    mainImage: { fileKey: 'hose-green-01', alt: 'Zelená zahradní hadice' },
    unit: 'ks',
    availability: { ...availability, ...availabilityChanges },
    warehouses: [{ id: 'w-praha', stock: 12, virtual: false }],
    marketingCode: '10023-1',
  };
}

/** An item as the backend sends it, two hoses by default. */
export function aWireCartItem(changes: Record<string, unknown> = {}) {
  return {
    id: 'ci-1',
    type: 'product',
    amount: 2,
    freeAmount: 0,
    parentId: null,
    product: {
      id: 'p-hadice-flexi',
      name: 'Zahradní hadice Flexi',
      slug: 'zahradni-hadice-flexi',
      brandName: 'Rosa',
      categoryFullname: 'Zahrada | Zavlažování | Hadice',
      marketingCode: '10023',
    },
    shoppable: aWireShoppable(),
    variant: { id: 'v-hadice-flexi-20', content: { parameters: [] } },
    prices: {
      unitWithTax: 499,
      unitWithoutTax: 412.4,
      totalWithTax: 998,
      totalWithoutTax: 824.79,
      currencyCode: 'CZK',
    },
    attributes: { discount: false },
    ...changes,
  };
}

/** A cart as the backend sends it. */
export function aWireCart(changes: Record<string, unknown> = {}) {
  return {
    id: 'cart-1',
    currencyCode: 'CZK',
    items: [aWireCartItem()],
    prices,
    coupon: null,
    fastestShipper: null,
    customer: null,
    shippingAddress: null,
    billingAddress: null,
    hasCustomShippingAddress: false,
    comment: null,
    ...changes,
  };
}
