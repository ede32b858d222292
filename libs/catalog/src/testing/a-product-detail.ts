import type { ProductDetail } from '../model/product-detail';
import { aProductBox } from './a-product-box';

/** A hose as its own page. */
export function aProductDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  const { id, slug, name, rating, ratingCount, badges, ...box } = aProductBox();
  const { variantId, isDefaultVariant, price, unit, multiplier, limits, availability, delivery, canBeBought } = box;
  return {
    ...{ id, slug, name, rating, ratingCount, badges },
    ...{ variantId, isDefaultVariant, price, unit, multiplier, limits, availability, delivery, canBeBought },
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
    defaultVariantId: variantId,
    variantName: null,
    axes: [],
    gifts: [],
    storageDates: [],
    parameters: [],
    ...changes,
  };
}
