import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as schema from '../../testing/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { refreshListings } from '@vyloha/backend-catalog';

const translated = (cs: string, sk = cs) => ({ cs, sk });
const dayMs = 24 * 60 * 60 * 1000;

async function seedProducts({ db, clock }: TestShop): Promise<void> {
  const ago = (days: number) => new Date(clock.now.getTime() - days * dayMs);
  await db.insert(schema.parameter).values([
    {
      id: 'par-color',
      slug: translated('barva', 'farba'),
      title: translated('Barva', 'Farba'),
      type: 'color',
      position: 2,
    },
    {
      id: 'par-length',
      slug: translated('delka', 'dlzka'),
      title: translated('Délka', 'Dĺžka'),
      type: 'number',
      position: 1,
    },
  ]);
  await db.insert(schema.parameterValue).values([
    { id: 'pv-red', parameterId: 'par-color', slug: translated('cervena'), title: translated('Červená'), position: 2 },
    {
      id: 'pv-green',
      parameterId: 'par-color',
      slug: translated('zelena'),
      title: translated('Zelená', 'Zelená'),
      position: 1,
    },
  ]);
  await db.insert(schema.productParameter).values([
    { productId: 'p-hadice', parameterId: 'par-color', valueId: 'pv-red' },
    { productId: 'p-hadice', parameterId: 'par-color', valueId: 'pv-green' },
    { productId: 'p-hadice', variantId: 'v-hadice-20', parameterId: 'par-length', number: 20 },
    { productId: 'p-hadice', variantId: 'v-hadice-50', parameterId: 'par-length', number: 50 },
  ]);
  await db.insert(schema.tag).values({ id: 't-novinka', text: translated('Novinka'), color: '#d5ec7d' });
  await db
    .update(schema.product)
    .set({
      tagIds: ['t-novinka', 't-unknown'],
      giftVariantIds: ['v-darek'],
      perex: translated('Ohebná'),
      description: { cs: [{ type: 'paragraph' }], sk: [] },
      hoverImageKey: 'hose-02',
      documents: [{ title: translated('Návod', 'Návod na použitie'), url: '/stranka/navod' }],
      video: { title: translated('Jak navinout', 'Ako navinúť'), url: 'https://video.example/1' },
      mainImage: { fileKey: 'hose-01', alt: translated('Hadice', 'Hadica') },
    })
    .where(eq(schema.product.id, 'p-hadice'));
  await db
    .update(schema.variant)
    .set({ ean: '8590000000017', measureAmount: 20, measureUnit: 'm' })
    .where(eq(schema.variant.id, 'v-hadice-20'));
  const history = { variantId: 'v-konev', currency: 'CZK', priceList: 'b2c' };
  await db.insert(schema.priceHistory).values([
    { ...history, unitMinor: 15_000, validFrom: ago(90), validTo: ago(50) },
    { ...history, unitMinor: 24_900, validFrom: ago(50), validTo: ago(12) },
    { ...history, unitMinor: 22_900, validFrom: ago(12), validTo: ago(10) },
    { ...history, unitMinor: 19_900, validFrom: ago(10) },
  ]);
  await refreshListings(db);
}

describe.each(oneTestDatabase(import.meta.url))('products on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await seedProducts(shop);
  });

  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) => shop.call('GET', url, { headers });
  const lookUp = (query: string, headers?: Record<string, string>) => get(`/cms/catalog/product?${query}`, headers);
  const idsOf = async (query: string) => {
    const { json } = await lookUp(query);
    return (json as { entities: { id: string }[] }).entities.map(({ id }) => id);
  };

  it('returns every field of a product with variants, in the requested language', async () => {
    const { status, json } = await get('/store/api/v1/products/p-hadice', { 'x-locale': 'sk' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: {
        id: 'p-hadice',
        name: 'Záhradná hadica',
        slugs: translated('hadice'),
        categoryFullname: 'Záhrada | Hadice',
        breadcrumbs: [
          { id: 'c-zahrada', title: 'Záhrada', path: 'zahrada' },
          { id: 'c-hadice', path: 'zahrada/hadice' },
        ],
        brand: { id: 'b-rosa', title: 'Rosa', link: 'rosa' },
        mainImage: { fileKey: 'hose-01', alt: 'Hadica' },
        rating: null,
        tags: [{ id: 't-novinka', text: 'Novinka', visibility: { catalog: true, content: true } }],
        visibility: { saleable: true, catalog: true },
        gifts: [{ id: 'v-darek', availability: { isAvailable: true }, prices: { originalWithTax: 99 } }],
        hasVariants: true,
        defaultVariantId: 'v-hadice-20',
        availability: { stock: 25, isAvailable: true, availability: 'Skladom', availabilityCode: 'in_stock' },
        prices: { unitWithTax: 499, unitWithoutTax: 412.4, measure: { withTax: 24.95 } },
        content: {
          parameters: [
            { entityId: 'par-length', values: [20, 50], valueEntities: [] },
            {
              entityId: 'par-color',
              values: ['pv-green', 'pv-red'],
              valueEntities: [{ _id: 'pv-green', title: 'Zelená' }, { _id: 'pv-red' }],
            },
          ],
          product_box_hover_image: { fileKey: 'hose-02' },
          description: [],
          end_text: null,
          documents: [{ title: 'Návod na použitie', url: '/stranka/navod' }],
          video: { title: 'Ako navinúť', url: 'https://video.example/1' },
        },
        variants: [
          {
            id: 'v-hadice-20',
            ean: '8590000000017',
            mainImage: { fileKey: 'hose-01' },
            availability: { stock: 5, amountMin: 1, amountMax: null, amountStep: 1 },
            warehouses: [
              { id: 'w-praha', stock: 3, virtual: false },
              { id: 'w-praha-karlin', stock: 2, virtual: false },
              { id: 'w-dodavatel', stock: 100, virtual: true },
            ],
            content: { parameters: [{ entityId: 'par-length', values: [20] }], date_of_storage: [] },
          },
          { id: 'v-hadice-50', availability: { amountMin: 2, amountStep: 2, amountMax: 10 } },
        ],
      },
    });
  });

  it('returns the business price beside the basic one, and the basic one where there is no other', async () => {
    const { json } = await lookUp('ids=p-hadice', { 'x-user-variant': 'b2b' });
    expect(json).toMatchObject({
      entities: [
        {
          variants: [
            { prices: { unitWithTax: 399, quantityPrices: [{ amountFrom: 10 }] }, defaultPrices: { unitWithTax: 499 } },
            { prices: { unitWithTax: 999 }, defaultPrices: { unitWithTax: 999 } },
          ],
        },
      ],
    });
  });

  it('returns the lowest price of the 30 days before the discount', async () => {
    const { json } = await lookUp('ids=p-konev');
    expect(json).toMatchObject({
      entities: [{ prices: { unitWithTax: 199, originalWithTax: 249, inDiscount: true, lowestWithTax30: 229 } }],
    });
  });

  it('is not saleable in a currency without a price', async () => {
    const { json } = await lookUp('ids=p-hadice', { 'x-currency': 'USD' });
    expect(json).toMatchObject({
      entities: [{ visibility: { saleable: false }, prices: { unitWithTax: null, currencyCode: 'USD' } }],
    });
  });

  it.each([
    ['', []],
    ['ids=p-konev,p-nothing,p-hadice,p-konev', ['p-konev', 'p-hadice']],
    ['slugs=konev,hadice', ['p-konev', 'p-hadice']],
    ['codes=p-konev,ZV-p-hadice', ['p-konev', 'p-hadice']],
    ['variantCodes=ZV-v-konev,v-hadice-50', ['p-konev', 'p-hadice']],
    ['variantCodes=V-HADICE-50,zv-V-konev', ['p-hadice', 'p-konev']],
    ['codes=P-Konev', ['p-konev']],
    ['codes=pkonev', []],
    ['eans=8590000000017', ['p-hadice']],
    ['variantEans=8590000000017', ['p-hadice']],
    ['categoryIds=c-zahrada', ['p-hadice', 'p-konev', 'p-stary']],
    ['categoryIds=c-nothing', []],
  ])('?%s finds %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it('finds the requested number of random products', async () => {
    expect(await idsOf('random=2')).toHaveLength(2);
    expect((await idsOf('random=200&categoryIds=c-hadice')).sort()).toEqual(['p-hadice', 'p-konev', 'p-stary']);
    expect(await lookUp('random=1000')).toMatchObject({ status: 400, json: { errors: [{ field: 'random' }] } });
  });

  it('runs as many statements for one product as for many', async () => {
    const select = vi.spyOn(shop.db, 'select');
    await lookUp('ids=p-hadice');
    const once = select.mock.calls.length;
    await lookUp('ids=p-hadice,p-konev,p-stary,p-darek');
    expect(select.mock.calls.length).toBe(2 * once);
    select.mockRestore();
  });

  it('responds 404 for a product that does not exist', async () => {
    expect(await get('/store/api/v1/products/p-nothing')).toMatchObject({ status: 404, json: { errors: [{}] } });
  });

  it('hides products restricted to a group from others, whatever the header claims', async () => {
    const { db } = shop;
    const hidden = eq(schema.product.id, 'p-konev');
    await db
      .update(schema.product)
      .set({ visibleToGroups: ['business'] })
      .where(hidden);
    try {
      expect((await lookUp('ids=p-konev', { 'x-user-groups': 'business' })).json).toEqual({ entities: [] });
      const withPermissions = await lookUp('ids=p-konev&checkPermissions=true', { 'x-user-groups': 'business' });
      expect(withPermissions).toMatchObject({
        json: { entities: [] },
        headers: { 'cache-control': 'private, no-store' },
      });
    } finally {
      await db.update(schema.product).set({ visibleToGroups: [] }).where(hidden);
    }
  });
});
