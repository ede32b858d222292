import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watcher } from '@vyloha/backend-accounts/tables';
import { refreshListings } from '@vyloha/backend-catalog';
import { price } from '@vyloha/backend-catalog/tables';
import { orderItem } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { openQuoteShop, type QuoteShop } from '../testing/quote-shop';
import { oneTestDatabase } from '../testing/test-databases';

/** 102.02 without tax, of which 123.44 is the price with tax: not what the price list says. */
const unit = { unitWithTax: 123.44, unitWithoutTax: 102.02 };
const line = { ...unit, totalWithTax: 370.33, totalWithoutTax: 306.06 };

describe.each(oneTestDatabase(import.meta.url))('prices of a net price list on $name', ({ open }) => {
  let q: QuoteShop;

  beforeAll(async () => {
    q = await openQuoteShop(open);
    await q.shop.db.insert(setting).values({ name: 'netPriceLists', value: ['b2b'] });
    await q.shop.db
      .insert(price)
      .values({ variantId: 'v-konev', currency: 'CZK', priceList: 'b2b', unitMinor: 12_345, quantityPrices: [] });
    await q.shop.db.delete(price).where(eq(price.variantId, 'v-stary'));
    await refreshListings(q.shop.db);
  });
  afterAll(() => q.shop.close());

  const get = (path: string, priceList = 'b2b') =>
    q.shop.call('GET', path, { headers: { 'x-user-variant': priceList } });

  it('are those of products, of listings and of watched products', async () => {
    expect(await get('/cms/catalog/product?ids=p-konev')).toMatchObject({ json: { entities: [{ prices: unit }] } });
    expect(await get('/cms/api/catalog/v2/state')).toMatchObject({
      json: { priceRange: { from: unit.unitWithTax, to: 399 } },
    });
    const body = { email: 'sef@example.com', kind: 'price' };
    await q.shop.call('POST', '/store/api/v1/products/p-konev/watchers', { body, headers: q.owner });
    expect(await q.shop.db.select().from(watcher)).toMatchObject([{ startMinor: 12_344 }]);
  });

  it('leave those of other price lists as they are', async () => {
    expect(await get('/cms/catalog/product?ids=p-konev', 'b2c')).toMatchObject({
      json: { entities: [{ prices: { unitWithTax: 199, unitWithoutTax: 164.46 } }] },
    });
    expect(await get('/store/api/v1/globals')).toMatchObject({ json: { data: { netPriceLists: ['b2b'] } } });
  });

  it('are multiplied without tax in the cart, in quotes and in orders', async () => {
    await q.add(3, q.owner);
    expect(await q.cart(q.owner)).toMatchObject({
      json: { data: { items: [{ prices: line }], prices: { totalWithTax: 370.33, totalWithoutTax: 306.06 } } },
    });
    await q.request(q.owner);
    expect(await q.read(q.owner)).toMatchObject({ json: { data: { items: [{ prices: unit }] } } });
    expect(await q.place(q.owner)).toMatchObject({
      status: 200,
      json: { data: { order: { items: [{ prices: line }] } } },
    });
    expect(await q.shop.db.select().from(orderItem)).toMatchObject([
      { unitWithoutTaxMinor: 10_202, totalWithoutTaxMinor: 30_606, totalMinor: 37_033 },
    ]);
  });
});
