import type { ProductBox } from '../model/product/product-box';

/** A hose for 499 Kč, in stock, with overrides. */
export function aProductBox(changes: Partial<ProductBox> = {}): ProductBox {
  return {
    id: 'p-hadice-flexi',
    slug: 'zahradni-hadice-flexi',
    name: 'Zahradní hadice Flexi',
    fileKey: 'hose-green-01',
    hoverFileKey: null,
    rating: 88,
    ratingCount: 14,
    badges: [],
    variantId: 'v-1',
    isDefaultVariant: true,
    action: 'add',
    variants: null,
    price: { amountMinor: 49_900, discount: null, measure: null },
    isPriceFrom: false,
    unit: 'ks',
    isSoldByMetre: false,
    availability: { isAvailable: true, text: 'Skladem', stock: { pieces: 5, isCapped: true } },
    delivery: { kind: 'tomorrow', date: '2026-11-21' },
    ...changes,
  };
}
