import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../testing/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { refreshListings } from '@vyloha/backend-catalog';

const translated = (cs: string, sk = cs) => ({ cs, sk });

async function seedListings({ db }: TestShop): Promise<void> {
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
      slug: translated('delka'),
      title: translated('Délka', 'Dĺžka'),
      type: 'number',
      unit: 'm',
      position: 1,
    },
  ]);
  await db.insert(schema.parameterValue).values([
    { id: 'pv-red', parameterId: 'par-color', slug: translated('cervena'), title: translated('Červená'), position: 2 },
    {
      id: 'pv-green',
      parameterId: 'par-color',
      slug: translated('zelena'),
      title: translated('Zelená'),
      colorHex: '#2c7a3f',
      position: 1,
    },
  ]);
  await db.insert(schema.productParameter).values([
    { productId: 'p-hadice', parameterId: 'par-color', valueId: 'pv-red' },
    { productId: 'p-hadice', variantId: 'v-hadice-20', parameterId: 'par-length', number: 20 },
    { productId: 'p-konev', parameterId: 'par-color', valueId: 'pv-green' },
  ]);
  await db.insert(schema.tag).values({ id: 't-novinka', text: translated('Novinka'), color: '#d5ec7d' });
  await db
    .update(schema.product)
    .set({ tagIds: ['t-novinka'] })
    .where(eq(schema.product.id, 'p-konev'));
  await refreshListings(db);
}

describe.each(oneTestDatabase(import.meta.url))('the listing endpoint on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await seedListings(shop);
  });

  afterAll(() => shop.close());

  const list = (scope: unknown, headers: Record<string, string> = {}) =>
    shop.call('GET', `/cms/api/catalog/v2/state?scope=${Buffer.from(JSON.stringify(scope)).toString('base64url')}`, {
      headers,
    });

  it('describes the filters in the requested language, with counts and ranges', async () => {
    const response = await list({ category: 'c-hadice' }, { 'x-locale': 'sk' });
    expect(response).toMatchObject({ status: 200, headers: { etag: expect.any(String) } });
    expect(response.json).toEqual({
      parameters: [
        {
          _id: 'par-length',
          slug: 'delka',
          title: 'Dĺžka',
          parameter_type: 'number',
          parameter_unit: 'm',
          values: [{ _id: '20', slug: '20', title: '20\u00a0m', color_hex: null, count: 1 }],
          range: { from: 20, to: 20 },
        },
        {
          _id: 'par-color',
          slug: 'farba',
          title: 'Farba',
          parameter_type: 'color',
          parameter_unit: null,
          values: [
            { _id: 'pv-green', slug: 'zelena', title: 'Zelená', color_hex: '#2c7a3f', count: 1 },
            { _id: 'pv-red', slug: 'cervena', title: 'Červená', color_hex: null, count: 1 },
          ],
          range: null,
        },
      ],
      brands: [{ id: 'b-rosa', title: 'Rosa', slug: 'rosa', count: 3 }],
      tags: [{ id: 't-novinka', text: 'Novinka', count: 1 }],
      availableCount: 2,
      branches: [{ id: 'br-praha-karlin', title: 'Praha – Karlín', slug: 'praha-karlin', count: 1 }],
      ratings: [],
      priceRange: { from: 100, to: 499 },
      productIds: ['p-konev', 'p-hadice', 'p-stary'],
      variantIds: { 'p-hadice': 'v-hadice-20' },
      total: 3,
      searchedFor: null,
      foundBy: null,
    });
  });

  it('omits facets on request', async () => {
    const { json } = await list({ facets: false, filters: { 'par-color': ['pv-green'] } });
    expect(json).toMatchObject({ total: 1, productIds: ['p-konev'], parameters: [], brands: [], tags: [] });
  });

  it('counts a filter under the other filters only', async () => {
    const { json } = await list({ filters: { 'par-color': ['pv-green'] } });
    expect(json).toMatchObject({
      total: 1,
      productIds: ['p-konev'],
      parameters: [{ range: { from: 20, to: 20 } }, { values: [{ count: 1 }, { count: 1 }] }],
      brands: [{ count: 1 }],
    });
  });

  it('sorts by the caller’s price list', async () => {
    const ids = async (sort: string, headers = {}) => (await list({ sort }, headers)).json;
    expect(await ids('PriceSortASC')).toMatchObject({ productIds: ['p-stary', 'p-konev', 'p-hadice'] });
    expect(await ids('PriceSortDESC')).toMatchObject({ productIds: ['p-hadice', 'p-konev', 'p-stary'] });
    const business = { 'x-user-variant': 'b2b' };
    expect(await ids('PriceSortDESC', business)).toMatchObject({ priceRange: { from: 100, to: 399 } });
  });

  it('returns an empty listing for an unknown scope and past the last page', async () => {
    expect((await list({ category: 'c-nothing' })).json).toMatchObject({ total: 0, productIds: [], priceRange: null });
    expect((await list({ page: 2 })).json).toMatchObject({ total: 3, productIds: [] });
  });

  it('reports what is wrong with a scope', async () => {
    expect(await list({ perPage: 500 })).toMatchObject({ status: 400, json: { errors: [{ field: 'scope.perPage' }] } });
  });

  it('lists the whole shop without a scope', async () => {
    expect(await shop.call('GET', '/cms/api/catalog/v2/state')).toMatchObject({ status: 200, json: { total: 3 } });
  });
});
