import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { branch } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { shopFixture } from '../testing/fixture-shop';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';

describe.each(oneTestDatabase(import.meta.url))('the shop on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
  });

  afterAll(() => shop.close());

  const get = (path: string, headers: Record<string, string> = {}) => shop.call('GET', `${store}${path}`, { headers });

  it('returns what every page needs, in the requested language and currency', async () => {
    const headers = { 'x-locale': 'sk', 'x-currency': 'EUR', 'x-domain-code': 'sk' };
    const response = await get('/globals', headers);
    expect(response).toMatchObject({
      status: 200,
      json: {
        data: {
          contact: { name: 'Zelená výloha s.r.o.', openingHours: 'Po–Pia 8–18 h' },
          domain: { code: 'sk', translationVariant: '' },
          freeShippingAt: 60,
          orderGiftAt: 120,
          orderMinimumValue: 0,
          currency: { id: 'eur', code: 'EUR', symbol: '€' },
          variantHash: 'b2c',
          countries: [{ code: 'CZE' }, { code: 'SVK' }],
          shippers: [{ id: 's-ppl' }, { id: 's-pobocka', name: 'Osobný odber' }],
          fastestShipper: { id: 's-ppl' },
          restrictedGroups: ['blocked'],
          netPriceLists: [],
          vatPayer: true,
        },
      },
    });
  });

  it('makes public responses cacheable, with Vary for the headers that affect them', async () => {
    const first = await get('/currencies');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect(first.headers['vary']).toContain('X-Locale');
    const etag = String(first.headers['etag']);
    expect(await get('/currencies', { 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect(await get('/currencies', { 'if-none-match': etag, 'x-locale': 'sk' })).toMatchObject({ status: 304 });
    expect(await get('/countries', { 'if-none-match': etag })).toMatchObject({ status: 200 });
  });

  it('paginates countries', async () => {
    expect(await get('/countries?perPage=1&page=2')).toMatchObject({
      json: {
        data: [{ id: 'svk', code: 'SVK', alpha2: 'SK', currencyCode: 'EUR' }],
        meta: { pagination: { total: 2, page: 2, perPage: 1, totalPages: 2 } },
      },
    });
    expect(await get('/countries')).toMatchObject({ json: { meta: { pagination: { perPage: 100 } } } });
    expect(await get('/countries?perPage=0')).toMatchObject({ status: 400, json: { errors: [{ field: 'perPage' }] } });
  });

  it('returns price, free-shipping limit and nearest delivery of each shipper', async () => {
    expect(await get('/shippers')).toMatchObject({
      json: {
        data: [
          {
            id: 's-ppl',
            type: 'DELIVERY',
            prices: { withTax: 99, withoutTax: 81.82, currencyCode: 'CZK' },
            freeShippingAt: 1500,
            availableCountriesCodes: ['CZE', 'SVK'],
            // Ordered on Saturday, dispatched on Monday.
            delivery: { nearestDeliveryDate: '2026-11-24' },
          },
          { id: 's-posta', blockedPayments: ['pay-cod'], delivery: { nearestDeliveryDate: '2026-11-25' } },
          { id: 's-pobocka', type: 'PERSONAL', delivery: { nearestDeliveryDate: '2026-11-23' } },
          { id: 's-vydejna', type: 'PICKUP_POINT', requiredAddress: false },
        ],
      },
    });
  });

  it.each([
    ['?keys=br-praha-karlin,br-nowhere', 1],
    ['?keys=', 0],
    ['?shipper_id=s-pobocka', 1],
    ['?shipper_id=s-ppl', 0],
    ['?s=karlin%20sokolovska', 1],
    ['?s=18600', 1],
    ['?s=brno', 0],
    ['', 1],
  ])('finds branches by %s', async (query, total) => {
    expect(await get(`/branches${query}`)).toMatchObject({ status: 200, json: { meta: { pagination: { total } } } });
  });

  it('sorts branches by their distance from a postcode', async () => {
    const [karlin] = shopFixture.branches;
    if (karlin === undefined) throw new Error('there is no branch');
    const brno = {
      ...karlin,
      id: 'br-brno',
      remoteId: 'brno',
      postcode: '627 00',
      latitude: 49.18,
      longitude: 16.68,
      weight: 9,
    };
    await shop.db.insert(branch).values(brno);
    expect(await get('/branches')).toMatchObject({ json: { data: [{ id: 'br-brno' }, { id: 'br-praha-karlin' }] } });
    const nearPraha = {
      json: {
        data: [
          { id: 'br-praha-karlin', distanceKm: 2 },
          { id: 'br-brno', distanceKm: 191 },
        ],
      },
    };
    expect(await get('/branches?near=110%2000')).toMatchObject(nearPraha);
    expect(await get('/branches?near=60200')).toMatchObject({ json: { data: [{ id: 'br-brno', distanceKm: 5 }, {}] } });
    expect(await get('/branches?near=99999')).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Takové PSČ neznáme', field: 'near', code: 'postcode' }] },
    });
    await shop.db.delete(branch).where(eq(branch.id, 'br-brno'));
  });

  it('finds a branch by the shipper’s remote id', async () => {
    expect(await get('/shippers/s-pobocka/branches/remoteId/praha-karlin')).toMatchObject({
      status: 200,
      json: { data: { id: 'br-praha-karlin', warehouseId: 'w-praha-karlin', shipperIds: ['s-pobocka'] } },
    });
    expect(await get('/shippers/s-ppl/branches/remoteId/praha-karlin')).toMatchObject({ status: 404 });
  });

  it('offers time windows starting from the nearest delivery', async () => {
    const response = await get('/delivery-times?since=2026-11-23&shipperId=s-ppl');
    expect(response).toMatchObject({ status: 200, json: { meta: { pagination: { total: 15 } } } });
    expect(response.json).toMatchObject({
      data: [
        { id: 's-ppl.2026-11-23.08', date: '2026-11-23', from: '08:00', to: '12:00', available: false },
        {},
        {},
        { date: '2026-11-24', available: true },
        ...Array.from({ length: 11 }, () => ({ available: true })),
      ],
    });
    expect(await get('/delivery-times?shipperId=s-posta')).toMatchObject({ json: { data: [] } });
    expect(await get('/delivery-times?shipperId=nobody')).toMatchObject({ status: 404 });
    expect(await get('/delivery-times?shipperId=s-ppl&since=soon')).toMatchObject({ status: 400 });
  });
});
