import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../testing/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import { refreshListings } from '@vyloha/backend-catalog';

const groups = ['business'];
const found = v.object({ entities: v.array(v.object({ _id: v.optional(v.string()), id: v.optional(v.string()) })) });

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  const { db } = shop;
  await db.update(schema.category).set({ visibleToGroups: groups }).where(eq(schema.category.id, 'c-hadice'));
  await db.update(schema.product).set({ visibleToGroups: groups }).where(eq(schema.product.id, 'p-konev'));
  await refreshListings(db);
});

afterAll(() => shop.close());

async function idsOf(url: string, headers: Record<string, string> = {}) {
  const { json } = await shop.call('GET', url, { headers });
  return v.parse(found, json).entities.map(({ _id, id }) => _id ?? id);
}

describe.each([
  ['a category', '/cms/catalog/category?ids=c-hadice', 'c-hadice'],
  ['a category by its address', '/cms/catalog/category?slugs=zahrada/hadice', 'c-hadice'],
  ['products', '/cms/catalog/product?ids=p-konev', 'p-konev'],
])('%s restricted to some customers', (_name, url, id) => {
  it('is found by them with checkPermissions', async () => {
    const business = await logInAs(shop, 'firma@example.com');
    expect(await idsOf(`${url}&checkPermissions=true`, business)).toEqual([id]);
    expect(await idsOf(url, business)).toEqual([]);
  });

  it('is not found by others, whatever groups a caller names', async () => {
    const other = await logInAs(shop, 'zakaznik@example.com');
    expect(await idsOf(`${url}&checkPermissions=true`, other)).toEqual([]);
    expect(await idsOf(`${url}&checkPermissions=true`, { 'x-user-groups': 'business' })).toEqual([]);
  });
});

describe('the listing of a category restricted to some customers', () => {
  const scope = Buffer.from(JSON.stringify({ category: 'c-hadice' })).toString('base64url');
  const url = `/cms/api/catalog/v2/state?scope=${scope}`;
  const listed = v.object({ productIds: v.array(v.string()), total: v.number(), brands: v.array(v.unknown()) });

  beforeAll(async () => {
    const restriction = { visibleToGroups: groups, categoryId: 'c-hadice' };
    await shop.db.update(schema.product).set(restriction).where(eq(schema.product.id, 'p-konev'));
    await refreshListings(shop.db);
  });

  async function listing(address: string, headers: Record<string, string> = {}) {
    return v.parse(listed, (await shop.call('GET', address, { headers })).json);
  }

  it('contains their products and the public ones, for them', async () => {
    const business = await logInAs(shop, 'firma@example.com');
    const { productIds, total } = await listing(`${url}&checkPermissions=true`, business);
    expect(productIds).toContain('p-konev');
    expect(total).toBe(productIds.length);
    expect(total).toBeGreaterThan(1);
  });

  it('is empty for others, whatever groups a caller names', async () => {
    const nothing = { productIds: [], total: 0, brands: [] };
    const other = await logInAs(shop, 'zakaznik@example.com');
    expect(await listing(`${url}&checkPermissions=true`, other)).toEqual(nothing);
    expect(await listing(url, { 'x-user-groups': 'business' })).toEqual(nothing);
    expect(await listing(url)).toEqual(nothing);
  });

  it('is the only one that contains the restricted products', async () => {
    const business = await logInAs(shop, 'firma@example.com');
    for (const place of [{}, { category: 'c-zahrada' }]) {
      const above = Buffer.from(JSON.stringify(place)).toString('base64url');
      const address = `/cms/api/catalog/v2/state?scope=${above}&checkPermissions=true`;
      expect((await listing(address, business)).productIds).not.toContain('p-konev');
    }
  });
});

it('is in no other listing', async () => {
  const scope = Buffer.from('{}').toString('base64url');
  const { json } = await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope}`);
  expect(v.parse(v.object({ productIds: v.array(v.string()) }), json).productIds).not.toContain('p-konev');
  expect(await idsOf('/cms/catalog/product?categoryIds=c-zahrada')).not.toContain('p-konev');
  const parent = await shop.call('GET', '/cms/catalog/category?ids=c-zahrada');
  expect(parent.json).toMatchObject({ entities: [{ children: [] }] });
  const sitemap = await shop.call('GET', '/cms/sitemap/product');
  expect(JSON.stringify(sitemap.json)).not.toContain('konev');
  const search = await shop.call('GET', '/cms/search?q=konev&limit=10');
  expect(search.json).toMatchObject({ products: { total: 0 } });
});

describe('a category above, restricted to some customers', () => {
  const secret = 'Zahrada';
  const inside = [
    '/cms/catalog/category?ids=c-zahrada,c-hadice',
    '/cms/catalog/category?slugs=zahrada/hadice',
    '/cms/catalog/product?ids=p-hadice,p-konev',
    '/cms/catalog/product?slugs=hadice',
    '/cms/catalog/product?categoryIds=c-hadice',
  ];
  const listings = [{ category: 'c-hadice' }, { brand: 'b-rosa' }, {}];

  beforeAll(async () => {
    const { db } = shop;
    await db.update(schema.category).set({ visibleToGroups: [] });
    await db.update(schema.product).set({ visibleToGroups: [], categoryId: 'c-hadice' });
    await db.update(schema.category).set({ visibleToGroups: groups }).where(eq(schema.category.id, 'c-zahrada'));
    await db.insert(schema.contentEntry).values({
      type: 'filtered_category',
      id: 'fc-1',
      slug: { cs: 'dlouhe-hadice', sk: 'dlhe-hadice' },
      data: { title: { cs: secret, sk: secret }, store_category: 'c-hadice', parameters: [] },
    });
    await db.insert(schema.menu).values({ code: 'nad', title: { cs: 'Nad', sk: 'Nad' } });
    const links = [
      { linkType: 'category', linkTarget: 'c-hadice' },
      { linkType: 'custom_link', linkTarget: '/zahrada/hadice' },
      { linkType: 'basic', linkTarget: 'https://shop.example/Zahrada/?razeni=cena#seznam' },
    ];
    await db.insert(schema.menuItem).values([
      {
        id: 'mi-verejne',
        menuCode: 'nad',
        title: { cs: 'Blog', sk: 'Blog' },
        linkType: 'basic',
        linkTarget: '/clanky',
      },
      ...links.map((link, index) => ({
        id: `mi-tajne-${index}`,
        menuCode: 'nad',
        title: { cs: secret, sk: secret },
        ...link,
      })),
    ]);
    await refreshListings(db);
  });

  it('hides all below it from everybody else, and its name', async () => {
    const other = await logInAs(shop, 'zakaznik@example.com');
    for (const url of inside) {
      expect(await idsOf(url), url).toEqual([]);
      expect(await idsOf(`${url}&checkPermissions=true`, other), url).toEqual([]);
    }
    const places = [
      ...listings.map(
        (scope) => `/cms/api/catalog/v2/state?scope=${Buffer.from(JSON.stringify(scope)).toString('base64url')}`,
      ),
      '/cms/search?q=hadice&limit=10',
      '/cms/search?q=zahrada&limit=10',
      ...['product', 'category', 'filtered_category'].map((type) => `/cms/sitemap/${type}`),
      '/cms/catalog/category?slugs=dlouhe-hadice',
      '/store/api/v1/product-categories',
      '/cms/menu-object/nad',
      `/cms/graphql?query=${encodeURIComponent('{ category { title { cs } } filtered_category { title { cs } } }')}`,
      '/cms/catalog/recommendations?placements=product_detail_related&products=p-hadice',
    ];
    for (const url of places) {
      const { json, status } = await shop.call('GET', url, { headers: { 'x-user-groups': 'business' } });
      expect(status, url).toBe(200);
      expect(JSON.stringify(json), url).not.toMatch(/Zahrada|p-hadice|zahradni-hadice|p-konev|"hadice"|dlouhe-hadice/);
    }
    for (const url of ['/store/api/v1/products/p-hadice', '/store/api/v1/products/p-hadice/reviews'])
      expect((await shop.call('GET', url)).status, url).toBe(404);
  });

  it('is open with all below it to its customers', async () => {
    const business = await logInAs(shop, 'firma@example.com');
    for (const url of inside) expect(await idsOf(`${url}&checkPermissions=true`, business), url).not.toEqual([]);
    const scope = Buffer.from(JSON.stringify({ category: 'c-hadice' })).toString('base64url');
    const address = `/cms/api/catalog/v2/state?scope=${scope}&checkPermissions=true`;
    const { json } = await shop.call('GET', address, { headers: business });
    expect(v.parse(v.object({ productIds: v.array(v.string()) }), json).productIds).toContain('p-hadice');
    const found = await shop.call('GET', '/cms/search?q=hadice&limit=10&checkPermissions=true', { headers: business });
    expect(JSON.stringify(found.json)).toContain('p-hadice');
  });

  it('keeps its products from being the gifts of public ones, except for its customers', async () => {
    const { db } = shop;
    const [title, path] = [
      { cs: 'Veřejná', sk: 'Verejná' },
      { cs: 'verejna', sk: 'verejna' },
    ];
    const open = { id: 'c-verejna', title, slug: path, path };
    await db.insert(schema.category).values(open);
    const change = { categoryId: open.id, giftVariantIds: ['v-hadice-20'] };
    await db.update(schema.product).set(change).where(eq(schema.product.id, 'p-konev'));
    const url = '/cms/catalog/product?ids=p-konev&checkPermissions=true';
    const giftsFor = async (headers: Record<string, string>) => (await shop.call('GET', url, { headers })).json;
    const business = await logInAs(shop, 'firma@example.com');
    expect(await giftsFor({})).toMatchObject({ entities: [{ gifts: [] }] });
    expect(await giftsFor(business)).toMatchObject({ entities: [{ gifts: [{ id: 'v-hadice-20' }] }] });
    const restored = { categoryId: 'c-hadice', giftVariantIds: [] };
    await db.update(schema.product).set(restored).where(eq(schema.product.id, 'p-konev'));
  });

  it('takes its products out of the carts of others', async () => {
    const { db } = shop;
    const add = (headers: Record<string, string>) =>
      shop.call('POST', '/store/api/v1/cart/items', {
        headers,
        body: { id: 'v-hadice-20', type: 'product', amount: 1 },
      });
    const restrict = (visibleToGroups: string[]) =>
      db.update(schema.category).set({ visibleToGroups }).where(eq(schema.category.id, 'c-zahrada'));
    const business = await logInAs(shop, 'firma@example.com');
    expect((await add(business)).status).toBe(200);
    expect((await add({})).status).not.toBe(200);
    await restrict([]);
    const { json } = await add({});
    const tokens = v.object({ meta: v.object({ custom: v.object({ guestCartToken: v.string() }) }) });
    const guest = { 'x-guest-cart': v.parse(tokens, json).meta.custom.guestCartToken };
    await restrict(groups);
    const cartOf = async (headers: Record<string, string>) =>
      JSON.stringify((await shop.call('GET', '/store/api/v1/cart', { headers })).json);
    expect(await cartOf(guest)).not.toMatch(/Zahrada|Zahradní hadice/);
    expect(await cartOf(business)).toContain('Zahradní hadice');
  });
});
