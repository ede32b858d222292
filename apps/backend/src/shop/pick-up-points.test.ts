import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';

describe.each(oneTestDatabase(import.meta.url))('pick-up points on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterAll(() => shop.close());

  const get = (path: string) => shop.call('GET', `${store}${path}`);

  it.each([
    ['', ['pp-brno-1', 'pp-tabor-1']],
    ['&s=TABOR%20husova', ['pp-tabor-1']],
    ['&s=39002', ['pp-brno-1', 'pp-tabor-1']],
    ['&s=ostrava', []],
    ['&keys=pp-brno-1,pp-tabor-2,br-praha-karlin', ['pp-brno-1']],
    ['&perPage=1&page=2', ['pp-tabor-1']],
  ])('that are open are found by %j', async (query, ids) => {
    const response = await get(`/branches?shipper_id=s-vydejna${query}`);
    expect(response).toMatchObject({ status: 200, json: { data: ids.map((id) => ({ id })) } });
  });

  it('are sorted by their distance from a postcode', async () => {
    expect(await get('/branches?shipper_id=s-vydejna&near=602%2000')).toMatchObject({
      json: {
        data: [
          { id: 'pp-brno-1', distanceKm: 1 },
          { id: 'pp-tabor-1', distanceKm: 143 },
        ],
      },
    });
    expect(await get('/branches?shipper_id=s-vydejna&near=99999')).toMatchObject({ status: 422 });
  });

  it('are known by the id of the shipper, while they are open', async () => {
    expect(await get('/shippers/s-vydejna/branches/remoteId/10001')).toMatchObject({
      status: 200,
      json: { data: { id: 'pp-tabor-1', shipperIds: ['s-vydejna'], warehouseId: null } },
    });
    for (const path of [
      's-vydejna/branches/remoteId/10002',
      's-vydejna/branches/remoteId/praha-karlin',
      's-pobocka/branches/remoteId/10001',
    ])
      expect(await get(`/shippers/${path}`)).toMatchObject({ status: 404 });
  });

  it('are no branches of the shop', async () => {
    expect(await get('/branches')).toMatchObject({ json: { data: [{ id: 'br-praha-karlin' }] } });
    expect(await get('/branches?keys=pp-tabor-1')).toMatchObject({ json: { data: [] } });
  });
});
