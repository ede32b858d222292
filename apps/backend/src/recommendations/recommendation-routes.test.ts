import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { refreshListings } from '@vyloha/backend-catalog';
import * as schema from '../testing/tables';
import { createTestShop, testNow, type TestShop } from '../testing/create-test-shop';
import { anOrderItemRow, anOrderRow } from '../testing/order-rows';
import { oneTestDatabase } from '../testing/test-databases';
import { refreshBoughtTogether } from '@vyloha/backend-reviews/testing';

const translated = (text: string) => ({ cs: text, sk: text });
const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);
const responseSchema = v.object({
  placements: v.array(v.object({ placement: v.string(), productIds: v.array(v.string()) })),
  entities: v.array(v.object({ id: v.string() })),
});

/** Products of one variant that are always in stock. */
async function addProduct(
  { db }: TestShop,
  id: string,
  {
    priceMinor = 10_000,
    checkStock = false,
    ...changes
  }: Partial<typeof schema.product.$inferInsert> & {
    priceMinor?: number;
    checkStock?: boolean;
  },
): Promise<void> {
  const variantId = `v${id.slice(1)}`;
  const names = { name: translated(id), fullname: translated(id), catalogCode: id, marketingCode: id };
  await db
    .insert(schema.product)
    .values({ ...names, id, slug: translated(id), categoryId: 'c-hadice', defaultVariantId: variantId, ...changes });
  await db
    .insert(schema.variant)
    .values({ ...names, id: variantId, productId: id, catalogCode: variantId, checkStock });
  await db.insert(schema.price).values({ variantId, currency: 'CZK', unitMinor: priceMinor });
}

async function placeOrder({ db }: TestShop, productIds: readonly string[], changes = {}): Promise<void> {
  const order = anOrderRow({ createdAt: daysAgo(1), ...changes });
  await db.insert(schema.shopOrder).values(order);
  const products = productIds.map((productId) => ({ type: 'product', productId }));
  const lines = [...products, { type: 'gift', productId: 'p-konev' }];
  await db
    .insert(schema.orderItem)
    .values(lines.map((line, position) => anOrderItemRow({ ...line, orderId: order.id, position })));
}

describe.each(oneTestDatabase(import.meta.url))('recommendations on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await shop.db.insert(schema.category).values([
      {
        id: 'c-konve',
        parentId: 'c-zahrada',
        ancestorIds: ['c-zahrada'],
        title: translated('Konve'),
        slug: translated('konve'),
        path: translated('zahrada/konve'),
      },
      { id: 'c-dilna', title: translated('Dílna'), slug: translated('dilna'), path: translated('dilna') },
    ]);
    await addProduct(shop, 'p-near', { brandId: 'b-rosa', priceMinor: 50_000, soldCount: 1 });
    await addProduct(shop, 'p-dear', { priceMinor: 900_000, soldCount: 9 });
    await addProduct(shop, 'p-can', { categoryId: 'c-konve', soldCount: 3 });
    await addProduct(shop, 'p-pot', { categoryId: 'c-konve', soldCount: 2 });
    await addProduct(shop, 'p-saw', { categoryId: 'c-dilna', soldCount: 50 });
    await addProduct(shop, 'p-hidden', { inCatalog: false, soldCount: 99 });
    await addProduct(shop, 'p-club', { visibleToGroups: ['business'], soldCount: 99 });
    await addProduct(shop, 'p-gone', { checkStock: true, soldCount: 99 });
    await addProduct(shop, 'p-ended', { saleable: false, soldCount: 99 });
    await refreshListings(shop.db);
  });

  beforeEach(async () => {
    await shop.db.delete(schema.shopOrder);
    await shop.db.delete(schema.pastPurchase);
    await shop.db.update(schema.product).set({ relatedIds: [] });
    await refreshBoughtTogether(shop.db, testNow);
  });

  afterAll(() => shop.close());

  async function ask(query: string): Promise<Record<string, string[]>> {
    const response = await shop.call('GET', `/cms/catalog/recommendations?${query}`);
    expect(response.status).toBe(200);
    const { placements, entities } = v.parse(responseSchema, response.json);
    expect(entities.map(({ id }) => id)).toEqual([...new Set(placements.flatMap(({ productIds }) => productIds))]);
    return Object.fromEntries(placements.map(({ placement, productIds }) => [placement, productIds]));
  }

  it('counts what was bought at once, in orders and in imported purchases', async () => {
    await placeOrder(shop, ['p-hadice', 'p-can']);
    await placeOrder(shop, ['p-hadice', 'p-can', 'p-saw']);
    await placeOrder(shop, ['p-hadice', 'p-pot'], { status: 'cancelled' });
    await placeOrder(shop, ['p-hadice', 'p-pot'], { createdAt: daysAgo(3 * 365) });
    await placeOrder(shop, ['p-hadice']);
    await shop.db.insert(schema.pastPurchase).values([
      { id: 'pp-1', productIds: ['p-can', 'p-hadice', 'p-can'], boughtAt: daysAgo(10) },
      { id: 'pp-2', productIds: Array.from({ length: 41 }, (_, at) => `p-${at}`), boughtAt: daysAgo(10) },
    ]);
    await refreshBoughtTogether(shop.db, testNow);
    const rows = await shop.db.select().from(schema.boughtTogether);
    const counts = rows.map(({ productId, otherId, times }) => `${productId} ${otherId} ${times}`).sort();
    expect(counts).toEqual([
      'p-can p-hadice 3',
      'p-can p-saw 1',
      'p-hadice p-can 3',
      'p-hadice p-saw 1',
      'p-saw p-can 1',
      'p-saw p-hadice 1',
    ]);
    expect(await ask('placements=product_detail_cross_sell&products=p-hadice&limit=2')).toEqual({
      product_detail_cross_sell: ['p-can', 'p-saw'],
    });
    // A cart requests with all its lines, and gets none of them back.
    expect(await ask('placements=checkout_cart_items&products=p-hadice,p-saw&limit=1')).toEqual({
      checkout_cart_items: ['p-can'],
    });
  });

  it('falls back without purchases to the best sellers of the category, then of the shop', async () => {
    const cross = await ask('placements=add_to_cart_cross_sell&products=p-hadice&limit=3');
    expect(cross).toEqual({ add_to_cart_cross_sell: ['p-can', 'p-pot', 'p-saw'] });
    expect(await ask('placements=category&category=c-konve&limit=1')).toEqual({ category: ['p-dear'] });
  });

  it('fall back for products without purchases to those of others of their category', async () => {
    await placeOrder(shop, ['p-dear', 'p-saw', 'p-near']);
    await refreshBoughtTogether(shop.db, testNow);
    expect(await ask('placements=product_detail_cross_sell&products=p-hadice&limit=2')).toEqual({
      product_detail_cross_sell: ['p-saw', 'p-can'],
    });
  });

  it('leaves out what is sold out, hidden, ended or not public, whatever the source', async () => {
    const closed = ['p-hidden', 'p-club', 'p-gone', 'p-ended', 'p-darek', 'p-stary'];
    await placeOrder(shop, ['p-hadice', ...closed]);
    await refreshBoughtTogether(shop.db, testNow);
    await shop.db.update(schema.product).set({ relatedIds: closed }).where(eq(schema.product.id, 'p-hadice'));
    for (const placement of ['product_detail_related', 'product_detail_cross_sell', 'homepage', 'not_found']) {
      const { [placement]: ids = [] } = await ask(`placements=${placement}&products=p-hadice&limit=24`);
      expect(ids.length).toBeGreaterThan(1);
      expect(ids.filter((id) => [...closed, 'p-hadice'].includes(id))).toEqual([]);
    }
  });

  it("lists similar products after the editor's, the nearest first", async () => {
    const related = () => ask('placements=product_detail_related&products=p-hadice&limit=2');
    expect(await related()).toEqual({ product_detail_related: ['p-near', 'p-konev'] });
    await shop.db
      .update(schema.product)
      .set({ relatedIds: ['p-saw'] })
      .where(eq(schema.product.id, 'p-hadice'));
    expect(await related()).toEqual({ product_detail_related: ['p-saw', 'p-near'] });
  });

  it('repeats nothing of the first placement in the second one of a page', async () => {
    await placeOrder(shop, ['p-hadice', 'p-near']);
    await refreshBoughtTogether(shop.db, testNow);
    expect(await ask('placements=product_detail_cross_sell,product_detail_related&products=p-hadice&limit=1')).toEqual({
      product_detail_cross_sell: ['p-near'],
      product_detail_related: ['p-konev'],
    });
  });

  it.each(['', 'placements=', 'placements=elsewhere', 'placements=homepage&limit=25', 'placements=homepage&limit=0'])(
    'refuses %j',
    async (query) => {
      expect((await shop.call('GET', `/cms/catalog/recommendations?${query}`)).status).toBe(400);
    },
  );
});
