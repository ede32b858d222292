import type { PartlyTranslated } from '@vyloha/contract';
import type * as schema from './tables';

const translated = (cs: string, sk: string = cs): PartlyTranslated => ({ cs, sk });

function createProduct(
  id: string,
  name: PartlyTranslated,
  defaultVariantId: string,
): typeof schema.product.$inferInsert {
  return {
    id,
    name,
    fullname: name,
    slug: translated(id.slice(2)),
    brandId: 'b-rosa',
    categoryId: 'c-hadice',
    catalogCode: `ZV-${id}`,
    marketingCode: id,
    defaultVariantId,
  };
}

function createVariant(id: string, productId: string, name: PartlyTranslated): typeof schema.variant.$inferInsert {
  return { id, productId, name, fullname: name, catalogCode: `ZV-${id}`, marketingCode: id };
}

function prices(variantId: string, czk: number, eur: number): (typeof schema.price.$inferInsert)[] {
  return [
    { variantId, currency: 'CZK', unitMinor: czk },
    { variantId, currency: 'EUR', unitMinor: eur },
  ];
}

export const catalogFixture = {
  categories: [
    {
      id: 'c-zahrada',
      title: translated('Zahrada', 'Záhrada'),
      slug: translated('zahrada'),
      path: translated('zahrada'),
    },
    {
      id: 'c-hadice',
      parentId: 'c-zahrada',
      ancestorIds: ['c-zahrada'],
      title: translated('Hadice'),
      slug: translated('hadice'),
      path: translated('zahrada/hadice'),
    },
  ] satisfies (typeof schema.category.$inferInsert)[],
  brands: [{ id: 'b-rosa', title: 'Rosa', link: 'rosa' }] satisfies (typeof schema.brand.$inferInsert)[],
  products: [
    createProduct('p-hadice', translated('Zahradní hadice', 'Záhradná hadica'), 'v-hadice-20'),
    {
      ...createProduct('p-konev', translated('Konev', 'Krhla'), 'v-konev'),
      discounts: [{ isNPlusOne: true, n: 3, active: true, name: translated('3+1 zdarma', '3+1 zadarmo') }],
    },
    {
      ...createProduct('p-darek', translated('Rukavice jako dárek', 'Rukavice ako darček'), 'v-darek'),
      inCatalog: false,
    },
    { ...createProduct('p-stary', translated('Starý model'), 'v-stary'), saleable: false },
  ] satisfies (typeof schema.product.$inferInsert)[],
  variants: [
    { ...createVariant('v-hadice-20', 'p-hadice', translated('20 m')), position: 1 },
    {
      ...createVariant('v-hadice-50', 'p-hadice', translated('50 m')),
      position: 2,
      amountMin: 2,
      amountStep: 2,
      amountMax: 10,
    },
    { ...createVariant('v-konev', 'p-konev', translated('Zelená', 'Zelená')), ean: '8590000000024' },
    createVariant('v-darek', 'p-darek', translated('M')),
    createVariant('v-stary', 'p-stary', translated('Základní', 'Základný')),
  ] satisfies (typeof schema.variant.$inferInsert)[],
  prices: [
    ...prices('v-hadice-20', 49_900, 1_999),
    {
      variantId: 'v-hadice-20',
      currency: 'CZK',
      priceList: 'b2b',
      unitMinor: 39_900,
      quantityPrices: [{ amountFrom: 10, unitMinor: 35_900 }],
    },
    ...prices('v-hadice-50', 99_900, 3_999),
    {
      variantId: 'v-konev',
      currency: 'CZK',
      unitMinor: 19_900,
      originalMinor: 24_900,
      quantityPrices: [{ amountFrom: 5, unitMinor: 17_900 }],
    },
    { variantId: 'v-konev', currency: 'EUR', unitMinor: 799 },
    ...prices('v-darek', 9_900, 399),
    ...prices('v-stary', 10_000, 400),
  ] satisfies (typeof schema.price.$inferInsert)[],
  warehouses: [
    { id: 'w-praha', name: 'Praha', position: 1 },
    { id: 'w-praha-karlin', name: 'Praha – Karlín', branchId: 'br-praha-karlin', position: 2 },
    { id: 'w-dodavatel', name: 'Dodavatel', virtual: true, position: 3 },
  ] satisfies (typeof schema.warehouse.$inferInsert)[],
  stock: [
    { variantId: 'v-hadice-20', warehouseId: 'w-praha', amount: 3 },
    { variantId: 'v-hadice-20', warehouseId: 'w-praha-karlin', amount: 2 },
    { variantId: 'v-hadice-20', warehouseId: 'w-dodavatel', amount: 100 },
    { variantId: 'v-hadice-50', warehouseId: 'w-praha', amount: 20 },
    { variantId: 'v-konev', warehouseId: 'w-praha', amount: 100 },
    { variantId: 'v-darek', warehouseId: 'w-praha', amount: 50 },
    { variantId: 'v-stary', warehouseId: 'w-praha', amount: 5 },
  ] satisfies (typeof schema.stock.$inferInsert)[],
};
