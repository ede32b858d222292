const prices = {
  unitWithTax: 499,
  unitWithoutTax: 412.4,
  unitOriginalWithTax: 599,
  unitOriginalWithoutTax: 495.04,
  originalWithTax: 599,
  originalWithoutTax: 495.04,
  totalWithTax: 499,
  totalWithoutTax: 412.4,
  percentageDiscount: 17,
  discountPercentage: 17,
  inDiscount: true,
  lowestWithTax30: 549,
  taxRate: 21,
  currencyCode: 'CZK',
  quantityPrices: [{ amountFrom: 10, unitWithTax: 449, unitWithoutTax: 371.07 }],
  measure: { amount: 20, unit: 'm', perUnit: 'm', withTax: 24.95 },
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

const image = { fileKey: 'hose-green-01', alt: 'Zelená hadice' };

/** A variant as the backend sends it. */
export function aWireVariant(changes: Record<string, unknown> = {}) {
  return {
    id: 'v-20',
    name: 'Zelená, 20 m',
    fullname: 'Zahradní hadice Flexi – zelená, 20 m',
    catalogCode: 'ZV-10023-1',
    marketingCode: '10023-1',
    ean: '8590000000017',
    unit: 'ks',
    mainImage: image,
    availability,
    prices,
    defaultPrices: prices,
    warehouses: [
      { id: 'w-praha', stock: 5, virtual: false },
      { id: 'w-brno', stock: 0, virtual: false },
      { id: 'w-dodavatel', stock: 90, virtual: true },
    ],
    quantity: 0,
    content: {
      parameters: [
        { entityId: 'par-color', values: ['pv-green'], valueEntities: [{ _id: 'pv-green', title: 'Zelená' }] },
      ],
      date_of_storage: [{ date_of_storage: '2027-03-31', amount: 12, embeddedUuid: 'lot-1' }],
    },
    ...changes,
  };
}

/** A product as the backend sends it. */
export function aWireProduct(changes: Record<string, unknown> = {}) {
  return {
    id: 'p-hadice-flexi',
    name: 'Zahradní hadice Flexi',
    fullname: 'Rosa Zahradní hadice Flexi',
    slug: 'zahradni-hadice-flexi',
    slugs: { cs: 'zahradni-hadice-flexi', sk: 'zahradna-hadica-flexi' },
    categoryId: 'c-hadice',
    categoryName: 'Hadice',
    categoryFullname: 'Zahrada | Hadice',
    breadcrumbs: [{ id: 'c-zahrada', title: 'Zahrada', path: 'zahrada' }],
    marketingCode: '10023',
    catalogCode: 'ZV-10023',
    perex: 'Hadice, která se nekroutí.',
    unit: 'ks',
    brand: { id: 'b-rosa', title: 'Rosa', link: 'rosa' },
    mainImage: image,
    images: [image, { fileKey: 'hose-green-02', alt: 'Detail' }],
    rating: 88,
    ratingCount: 14,
    tags: [{ id: 't-1', text: 'Novinka', color: '#d5ec7d', visibility: { catalog: true, content: false } }],
    visibility: { saleable: true, catalog: true },
    gifts: [],
    freeShippers: ['s-ppl'],
    discounts: [
      { isNPlusOne: true, active: true, name: '3+1 zdarma' },
      { isNPlusOne: true, active: false, name: '1+1 zdarma' },
    ],
    hasVariants: false,
    defaultVariantId: 'v-20',
    variants: [aWireVariant()],
    alternatives: ['p-jina'],
    availability,
    prices,
    content: {
      parameters: [{ entityId: 'par-length', values: [20], valueEntities: [] }],
      product_box_hover_image: { fileKey: 'hose-green-02' },
      description: [{ type: 'paragraph' }],
      end_text: null,
    },
    ...changes,
  };
}
