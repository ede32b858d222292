import { withDefaultTranslations } from '@vyloha/contract';
import { withoutTax } from '@vyloha/money';
import type { TaxedPrice } from '@vyloha/money';
import { noLegal } from '../model/product/product-legal';
import type { Product, Variant } from '../model/product/product';
import type { ProductParameter } from '../model/parameters/product-parameter';
import type { ProductPrice } from '../model/prices/product-price';

const taxRate = 21;

export function aTaxedPrice(withTaxMinor: number): TaxedPrice {
  return { withTaxMinor, withoutTaxMinor: withoutTax(withTaxMinor, taxRate) };
}

/** 499 Kč without a discount, with overrides. */
export function aPrice(changes: Partial<ProductPrice> = {}): ProductPrice {
  return {
    current: aTaxedPrice(49_900),
    original: null,
    discountPercent: null,
    lowestIn30DaysMinor: null,
    quantityPrices: [],
    measure: null,
    ...changes,
  };
}

/** Parameters by their id: numbers, or values named like their ids. */
export function someParameters(values: Readonly<Record<string, string | number>>): ProductParameter[] {
  return Object.entries(values).map(([id, value]) =>
    typeof value === 'number'
      ? { id, numbers: [value], values: [] }
      : { id, numbers: [], values: [{ id: value, title: value }] },
  );
}

/** A variant with 12 pieces in stock. */
export function aVariant(changes: Partial<Variant> = {}): Variant {
  return {
    id: 'v-1',
    name: 'Zelená, 20 m',
    fullname: 'Zahradní hadice Flexi – zelená, 20 m',
    code: '10023-1',
    ean: '8590000000017',
    unit: 'ks',
    picture: { fileKey: 'hose-green-01', alt: 'Zelená zahradní hadice' },
    stock: {
      isChecked: true,
      pieces: 12,
      isAvailable: true,
      isInStock: true,
      text: 'Skladem',
      soldOutText: 'Na dotaz',
      delayDays: 0,
    },
    warehouses: [{ warehouseId: 'w-praha-karlin', pieces: 12 }],
    limits: { min: 1, max: null, step: 1 },
    price: aPrice(),
    credits: null,
    parameters: [],
    storageDates: [],
    ...changes,
  };
}

/** A sold-out variant. */
export function aSoldOutVariant(changes: Partial<Variant> = {}): Variant {
  const variant = aVariant(changes);
  return { ...variant, stock: { ...variant.stock, pieces: 0, isAvailable: false, isInStock: false } };
}

/** A hose with one variant. */
export function aProduct(changes: Partial<Product> = {}): Product {
  const variants = changes.variants ?? [aVariant()];
  return {
    id: 'p-hadice-flexi',
    name: 'Zahradní hadice Flexi',
    fullname: 'Rosa Zahradní hadice Flexi',
    slug: 'zahradni-hadice-flexi',
    slugs: withDefaultTranslations({ cs: 'zahradni-hadice-flexi', sk: 'zahradna-hadica-flexi' }),
    code: '10023',
    categoryId: 'c-hadice',
    breadcrumbs: [{ title: 'Zahrada', path: 'zahrada' }],
    perex: 'Hadice, která se nekroutí.',
    brand: { title: 'Rosa', link: 'rosa' },
    pictures: [{ fileKey: 'hose-green-01', alt: 'Zelená zahradní hadice' }],
    hoverFileKey: null,
    rating: 88,
    ratingCount: 14,
    tags: [],
    isSaleable: true,
    isInCatalog: true,
    gifts: [],
    freeShipperIds: [],
    nPlusOneOffers: [],
    variants,
    defaultVariantId: variants[0].id,
    pricedIn: null,
    alternativeIds: [],
    parameters: [],
    legal: noLegal,
    documents: [],
    video: null,
    description: [],
    endText: [],
    ...changes,
  };
}
