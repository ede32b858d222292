import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../database/schema';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import { refreshListings } from './listing/refresh-listings';

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
