import { metresParameterId } from '@vyloha/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '@vyloha/backend-kernel';
import * as schema from '../../testing/tables';

const translated = (cs: string, sk = cs) => ({ cs, sk });
const picture = (fileKey: string) => ({ fileKey, alt: translated('Obrázek') });
const dayMs = 86_400_000;

const aProduct = (
  id: string,
  changes: Partial<typeof schema.product.$inferInsert> = {},
): typeof schema.product.$inferInsert => ({
  id: `p-${id}`,
  name: translated(id),
  fullname: translated(id),
  slug: translated(id),
  brandId: 'b-rosa',
  categoryId: 'c-hadice',
  catalogCode: `ZV-p-${id}`,
  marketingCode: id,
  mainImage: picture('obrazek-1'),
  images: [picture('obrazek-1'), picture('obrazek-2')],
  defaultVariantId: `v-${id}`,
  ...changes,
});

const aVariant = (
  id: string,
  product: string,
  changes: Partial<typeof schema.variant.$inferInsert> = {},
): typeof schema.variant.$inferInsert => ({
  id: `v-${id}`,
  productId: `p-${product}`,
  name: translated(id),
  fullname: translated(id),
  catalogCode: `ZV-v-${id}`,
  marketingCode: id,
  ...changes,
});

const paragraph = (...content: { type: string; text: string }[]) => ({ type: 'paragraph', content });
const word = (text: string) => ({ type: 'text', text });

const description = [
  { type: 'heading', content: [word('Nadpis')] },
  paragraph(word('První\u0001 '), word('tučně')),
  { type: 'image', attrs: { src: 'x' } },
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(word('odrážka'))] }] },
];

const hostileName = `<b>Tom & Jerry</b> ]]> "\u0007${'slovo '.repeat(100)}`;

/** What the tiny shop has not: pictures, a discount with history, sizes, metres, what is sold out and made to order. */
export async function insertFeedProducts(db: Database): Promise<void> {
  await db.update(schema.product).set({ mainImage: picture('obrazek-1') });
  await db
    .update(schema.category)
    .set({
      presentation: { feedCategories: { heureka: translated('Heureka.cz | Dům a zahrada | Hadice'), google: '3568' } },
    })
    .where(eq(schema.category.id, 'c-zahrada'));
  await db.insert(schema.setting).values({
    name: 'feedDeliveries',
    value: {
      's-ppl': { heureka: 'PPL', zbozi: 'PPL' },
      's-posta': { heureka: 'CESKA_POSTA' },
      's-vydejna': { heureka: 'X' },
    },
  });
  const aCategory = (id: string) => ({ id, title: translated(id), slug: translated(id), path: translated(id) });
  await db.insert(schema.category).values([
    { ...aCategory('c-firmy'), visibleToGroups: ['business'] },
    { ...aCategory('c-firmy-mikiny'), parentId: 'c-firmy', ancestorIds: ['c-firmy'] },
  ]);
  await db.insert(schema.parameter).values([
    { id: 'par-size', slug: translated('velikost'), title: translated('Velikost', 'Veľkosť'), type: 'size' },
    { id: 'par-hmotnost', slug: translated('hmotnost'), title: translated('Hmotnost'), type: 'number', unit: 'g' },
    {
      id: metresParameterId,
      slug: translated('metry'),
      title: translated('Metry'),
      type: 'number',
      hideProductDetail: true,
    },
  ]);
  await db
    .insert(schema.parameterValue)
    .values({ id: 'pv-m', parameterId: 'par-size', slug: translated('m'), title: translated('M') });
  await db
    .insert(schema.product)
    .values([
      aProduct('metraz', { unit: 'bm' }),
      aProduct('mikina', { defaultVariantId: 'v-mikina-l' }),
      aProduct('mikina-firemni', { categoryId: 'c-firmy-mikiny' }),
      aProduct('na-objednavku', { brandId: null }),
      aProduct('vyprodano', { perex: translated('Perex'), description: { cs: description, sk: description } }),
      aProduct('zadarmo'),
    ]);
  await db
    .insert(schema.variant)
    .values([
      aVariant('metraz', 'metraz', { measureAmount: 0.1, measureUnit: 'm' }),
      aVariant('mikina-l', 'mikina', { position: 1 }),
      aVariant('mikina-m', 'mikina', { position: 2, ean: '8590000000024', mainImage: picture('obrazek-3') }),
      aVariant('mikina-firemni-m', 'mikina-firemni'),
      aVariant('mikina-firemni-l', 'mikina-firemni'),
      aVariant('na-objednavku', 'na-objednavku', { checkStock: false, delayDays: 5, ean: '8590000000025' }),
      aVariant('vyprodano', 'vyprodano', { fullname: translated(hostileName) }),
      aVariant('zadarmo', 'zadarmo'),
    ]);
  const prices = { metraz: 4_900, 'mikina-l': 79_900, 'na-objednavku': 100_000, vyprodano: 10_000, zadarmo: 0 };
  await db.insert(schema.price).values([
    ...Object.entries(prices).flatMap(([id, unitMinor]) => [
      { variantId: `v-${id}`, currency: 'CZK', unitMinor },
      { variantId: `v-${id}`, currency: 'EUR', unitMinor: Math.round(unitMinor / 25) },
    ]),
    { variantId: 'v-mikina-m', currency: 'CZK', unitMinor: 79_900, originalMinor: 99_900 },
  ]);
  const history = (unitMinor: number, from: number, to: number | null) => ({
    variantId: 'v-mikina-m',
    currency: 'CZK',
    unitMinor,
    validFrom: new Date(Date.UTC(2026, 10, 21) + from * dayMs),
    validTo: to === null ? null : new Date(Date.UTC(2026, 10, 21) + to * dayMs),
  });
  await db
    .insert(schema.priceHistory)
    .values([history(99_900, -60, -20), history(90_000, -20, -10), history(79_900, -10, null)]);
  await db.insert(schema.stock).values([
    { variantId: 'v-mikina-m', warehouseId: 'w-praha', amount: 4 },
    { variantId: 'v-metraz', warehouseId: 'w-praha', amount: 120 },
  ]);
  await db.insert(schema.productParameter).values([
    { productId: 'p-metraz', parameterId: metresParameterId, number: 0.1 },
    { productId: 'p-mikina', variantId: 'v-mikina-m', parameterId: 'par-size', valueId: 'pv-m' },
    { productId: 'p-mikina', parameterId: 'par-hmotnost', number: 350.5 },
  ]);
}

/** Plain ones in stock, between the others in the order of ids. */
export async function insertManyProducts(db: Database, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `m${index}`);
  await db.insert(schema.product).values(ids.map((id) => aProduct(id)));
  await db.insert(schema.variant).values(ids.map((id) => aVariant(id, id, { checkStock: false })));
  await db.insert(schema.price).values(ids.map((id) => ({ variantId: `v-${id}`, currency: 'CZK', unitMinor: 10_000 })));
}
