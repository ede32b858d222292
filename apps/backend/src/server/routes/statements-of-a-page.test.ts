import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observeEveryStatement } from '@vyloha/backend-kernel/testing';
import type { TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { openShopWithCustomer } from '../../testing/shop-with-customer';
import { testDatabases } from '../../testing/test-databases';

const store = '/store/api/v1';

describe.each(testDatabases())('the calls of every page on $name', ({ open }) => {
  let shop: TestShop;
  let customer: Record<string, string>;
  let guest: Record<string, string>;

  beforeAll(async () => {
    ({ shop, customerHeaders: customer } = await openShopWithCustomer(open));
    await shop.call('POST', `${store}/cart/items`, { headers: customer, body: { id: 'v-hadice-20', amount: 1 } });
    guest = await fillGuestCart(shop, 'v-hadice-20', 1);
  }, 60_000);
  afterAll(() => shop.close());

  async function countStatements(url: string, headers: Record<string, string>): Promise<number> {
    // Data that all shoppers share are in memory by then.
    await shop.call('GET', url, { headers });
    let count = 0;
    const stop = observeEveryStatement(() => {
      count += 1;
      return () => {};
    });
    const { status } = await shop.call('GET', url, { headers });
    stop();
    expect(status).toBe(200);
    return count;
  }

  it.each(['user', 'user/credits/amount', 'cart', 'cart/shippers'])('run one statement each: %s', async (path) => {
    expect(await countStatements(`${store}/${path}`, customer)).toBe(1);
  });

  it.each(['cart', 'cart/shippers'])('likewise for a guest: %s', async (path) => {
    expect(await countStatements(`${store}/${path}`, guest)).toBe(1);
    expect(await countStatements(`${store}/${path}`, {})).toBe(1);
  });
});
