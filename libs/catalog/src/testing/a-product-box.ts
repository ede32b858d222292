import type { ProductBox } from '../model/product-box';
import { aPrice } from './a-product';

/** A hose for 499 Kč, in stock, changed as the test needs. */
export function aProductBox(changes: Partial<ProductBox> = {}): ProductBox {
  return {
    id: 'p-hadice-flexi',
    slug: 'zahradni-hadice-flexi',
    name: 'Zahradní hadice Flexi',
    picture: { fileKey: 'hose-green-01', alt: 'Zelená zahradní hadice' },
    hoverFileKey: null,
    rating: 88,
    ratingCount: 14,
    badges: [],
    hasVariants: false,
    isPriceFrom: false,
    variantId: 'v-1',
    isDefaultVariant: true,
    price: aPrice(),
    unit: 'ks',
    multiplier: 1,
    limits: { min: 1, max: null, step: 1 },
    availability: { isAvailable: true, text: 'Skladem', stock: { pieces: 5, isCapped: true } },
    delivery: { kind: 'tomorrow', date: '2026-11-21' },
    canBeBought: true,
    ...changes,
  };
}
