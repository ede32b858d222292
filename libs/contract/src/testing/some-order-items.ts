const noCredits = { unitCredits: null, totalCredits: null };

const money = (withTax: number, withoutTax: number, amount = 1) => ({
  unitWithTax: withTax / amount,
  unitWithoutTax: withoutTax / amount,
  totalWithTax: withTax,
  totalWithoutTax: withoutTax,
  currencyCode: 'CZK',
});

/** A watering can, as a line of an order on the wire. */
const product = {
  id: 'ci-product',
  type: 'product',
  amount: 2,
  freeAmount: 0,
  parentId: null,
  product: {
    id: 'p-konev',
    name: 'Konev',
    slug: 'konev',
    brandName: 'Rosa',
    categoryFullname: 'Zahrada | Konve',
    marketingCode: 'KONEV',
  },
  shoppable: {
    id: 'v-konev',
    name: 'zelená',
    fullname: 'Konev – zelená',
    mainImage: { fileKey: 'konev.svg', alt: 'Konev' },
    unit: 'ks',
    marketingCode: 'KONEV-Z',
  },
  variant: { id: 'v-konev', content: { parameters: [] } },
  prices: { ...money(398, 328.93, 2), ...noCredits },
  attributes: { discount: false },
};

/** A line without a product: it has a name and a price, and its attribute says so. */
function withoutProduct(id: string, type: string, name: string, withTax: number, withoutTax: number) {
  return {
    id,
    type,
    amount: 1,
    freeAmount: 0,
    parentId: null,
    product: { id, name, slug: '', brandName: null, categoryFullname: '', marketingCode: '' },
    shoppable: null,
    variant: null,
    prices: { ...money(withTax, withoutTax), ...noCredits },
    attributes: { discount: true },
  };
}

/** Every kind of line that an order on the wire may have; whatever reads orders is held against all of them. */
export function someOrderItems() {
  return {
    product,
    metres: {
      ...product,
      id: 'ci-metres',
      amount: 25,
      shoppable: { ...product.shoppable, mainImage: null, unit: 'bm' },
      variant: {
        id: 'v-hadice',
        content: {
          parameters: [
            { entityId: 'par-meters', values: [0.1], valueEntities: [] },
            { entityId: 'barva', values: ['zelena'], valueEntities: [{ _id: 'zelena', title: 'zelená' }] },
          ],
        },
      },
    },
    gift: { ...product, id: 'gift-v-konev', type: 'gift', amount: 1, prices: { ...money(0, 0), ...noCredits } },
    accessory: { ...product, id: 'ci-accessory', parentId: 'ci-product', freeAmount: 1 },
    forCredits: {
      ...product,
      id: 'ci-credits',
      amount: 1,
      prices: { ...money(0, 0), unitCredits: 150, totalCredits: 150 },
    },
    /** Its product does not exist any more; the order still says what it was. */
    deleted: { ...product, id: 'ci-deleted', product: null, variant: null },
    coupon: withoutProduct('discount-coupon-21', 'discount', 'Sleva z kuponu (JARO)', -100, -82.64),
    credits: withoutProduct('discount-credits-21', 'discount', 'Sleva za kredity', -50, -41.32),
    deposit: withoutProduct('discount-deposit-0', 'deposit', 'Zálohy za obaly', 9, 9),
    shipping: withoutProduct('shipping', 'shipping', 'PPL na adresu', 99, 81.82),
  };
}
