import { noLegal } from '../model/product/product-legal';
import type { ProductDetail } from '../model/product/product-detail';
import { aPrice } from './a-product';

/** A hose for its page. */
export function aProductDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 'p-hadice-flexi',
    slug: 'zahradni-hadice-flexi',
    name: 'Zahradní hadice Flexi',
    rating: 88,
    ratingCount: 14,
    badges: [],
    deliveryTerms: { isSentAtOnce: true, free: { kind: 'from', minor: 150_000 } },
    deliveryOptions: [],
    variantId: 'v-1',
    isDefaultVariant: true,
    price: aPrice(),
    unit: 'ks',
    multiplier: 1,
    limits: { min: 1, max: null, step: 1 },
    availability: { isAvailable: true, text: 'Skladem', stock: { pieces: 5, isCapped: true } },
    delivery: { kind: 'tomorrow', date: '2026-11-21' },
    canBeBought: true,
    fullname: 'Rosa Zahradní hadice Flexi',
    perex: 'Hadice, která se nekroutí.',
    code: '10023-1',
    ean: '8590000000017',
    brand: { title: 'Rosa', link: 'rosa' },
    breadcrumbs: [{ title: 'Zahrada', path: 'zahrada' }],
    pictures: [
      { fileKey: 'hose-green-01', alt: 'Zelená hadice' },
      { fileKey: 'hose-green-02', alt: '' },
    ],
    canBeWatched: false,
    defaultVariantId: 'v-1',
    variantName: null,
    axes: [],
    gifts: [],
    storageDates: [],
    stockByWarehouse: { 'w-praha-karlin': { pieces: 5, isCapped: true } },
    parameters: [],
    legal: noLegal,
    documents: [],
    video: null,
    ...changes,
  };
}
