import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { openShopWithCustomer } from '../testing/shop-with-customer';
import type { TestShop } from '../testing/create-test-shop';
import { concurrentTestDatabase } from '../testing/test-databases';

const url = '/store/api/v1/cart';
const key = (name: string) => ({ 'idempotency-key': `${name}-0123456789abcdef` });
const body = { items: [{ id: 'v-konev', amount: 2 }, { id: 'v-none' }] };

describe.each(concurrentTestDatabase())('a batch of one form on $name', ({ open }) => {
  let shop: TestShop;
  let customer: Record<string, string>;
  beforeAll(async () => {
    ({ shop, customerHeaders: customer } = await openShopWithCustomer(open));
  }, 60_000);
  afterAll(() => shop.close());

  const add = (headers: Record<string, string>) => shop.call('POST', `${url}/items/batch`, { headers, body });
  const amounts = async (headers: Record<string, string>) => (await shop.call('GET', url, { headers })).json;

  it('is added once, also when it is sent twice at once, and answered alike', async () => {
    const [first, second] = await Promise.all([
      add({ ...customer, ...key('one') }),
      add({ ...customer, ...key('one') }),
    ]);
    expect(first).toMatchObject({
      status: 200,
      json: { data: { imported: 1, total: 2, changedAmounts: [2, null] }, errors: [{}] },
    });
    expect(second.json).toEqual(first.json);
    expect(await amounts(customer)).toMatchObject({ data: { items: [{ amount: 2 }] } });
    await shop.call('DELETE', `${url}/items`, { headers: customer });
    expect((await add({ ...customer, ...key('one') })).json).toMatchObject({
      data: { imported: 1, cart: { items: [] } },
    });
    await add({ ...customer, ...key('two') });
    await add({ ...customer, ...key('three') });
    expect(await amounts(customer)).toMatchObject({ data: { items: [{ amount: 4 }] } });
  });

  it('is no batch of anybody else who knows the key', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    await add({ ...guest, ...key('one') });
    await add({ ...guest, ...key('one') });
    expect(await amounts(guest)).toMatchObject({ data: { items: [{ amount: 3 }] } });
  });
});
