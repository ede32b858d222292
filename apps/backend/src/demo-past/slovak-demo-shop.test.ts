import { demoDocuments } from '@vyloha/demo-shop';
import type { ImportDocument } from '@vyloha/import-documents';
import { withItems } from '@vyloha/backend-orders';
import { vatSummary } from '@vyloha/backend-orders/testing';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { importShop } from '@vyloha/backend-import/testing';
import { loadShopData } from '@vyloha/backend-shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, testNow as now, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { oneTestDatabase } from '../testing/test-databases';

const seeds = 'v-majoranka-zahradni-0-5-g';
const amount = 20;

/** What the shop of the trader is made of, and one of its products. */
const types = new Set<ImportDocument['type']>([
  ...(['setting', 'currency', 'country', 'warehouse', 'branch', 'payment', 'shipper'] as const),
  ...(['image', 'tag', 'brand', 'category'] as const),
]);

function* documents(): Generator<ImportDocument> {
  for (const document of demoDocuments({ products: 0, today: now, country: 'sk' })) {
    if (document.type === 'parameter') yield { ...document, linkToVirtualCategory: undefined };
    else if (types.has(document.type)) yield document;
    if (document.type === 'product' && document.variants.some(({ id }) => id === seeds))
      yield { ...document, alternativeIds: [], relatedIds: [], giftVariantIds: [] };
  }
}

describe.each(oneTestDatabase(import.meta.url))('the demo shop of a Slovak trader on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    const database = await open();
    shop = await createTestShop({ database, fixture: false });
    await importShop(database.db, documents, { now });
  }, 120_000);
  afterAll(() => shop.close());

  it('pays its tax in Slovakia, under IČ DPH', async () => {
    const { settings } = await loadShopData(shop.db);
    expect(settings.taxCountry).toBe('SVK');
    expect(settings.contact).toMatchObject({ vatin: '2121234577', vatinSvk: 'SK2121234577' });
    const { json } = await shop.call('GET', '/store/api/v1/globals', { headers: { 'x-currency': 'EUR' } });
    expect(json).toMatchObject({
      data: {
        contact: { tin: '53987659', vatinSvk: 'SK2121234577' },
        countries: [{ code: 'SVK' }, { code: 'CZE' }, {}, {}],
      },
    });
  });

  it('taxes by 23 % what is reduced in Czechia', async () => {
    const headers = await fillGuestCart(shop, seeds, amount, { 'x-currency': 'EUR', 'x-locale': 'sk' });
    const address = { street: 'Dlhá 12', city: 'Nitra', postcode: '949 01', country_code: 'SVK' };
    const body = createPlaceBody({ billing_address: address, shipping: { name: 'Ján Novák', address } });
    const { status } = await shop.call('POST', '/store/api/v1/cart/place', { headers, body });
    expect(status).toBe(200);
    const [order] = await withItems(shop.db, await shop.db.select().from(shopOrder));
    expect(order?.order).toMatchObject({ taxCountry: 'SVK', taxTreatment: 'home', currency: 'EUR' });
    expect(order && vatSummary(order).map(({ rate }) => rate)).toEqual([23]);
  });
});
