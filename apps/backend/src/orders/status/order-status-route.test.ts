import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

describe.each(oneTestDatabase(import.meta.url))('the state of an order on $name', ({ open }) => {
  let shop: TestShop;
  let commandKey: () => Promise<string>;

  beforeEach(async () => {
    ({ shop, commandKey } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  const bring = (code: string, status: string, key: string) =>
    shop.call('POST', '/store/api/v1/order-statuses', {
      headers: { authorization: `Bearer ${key}` },
      body: { code, status },
    });

  it('is changed only by the command on the backend’s machine', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    const place = () => shop.call('POST', '/store/api/v1/cart/place', { headers: guest, body: createPlaceBody() });
    await place();
    const code = '2026000001';
    const key = await commandKey();
    expect(await bring(code, 'shipped', 'a-guess')).toMatchObject({ status: 403 });
    expect(await bring(code, 'shipped', key)).toMatchObject({ status: 200 });
    expect(await place()).toMatchObject({ json: { data: { order: { code, status: 'shipped' } } } });
    expect(await bring(code, 'nowhere', key)).toMatchObject({ status: 422 });
    expect(await bring('1', 'shipped', key)).toMatchObject({ status: 404 });
    expect(await bring(code, 'cancelled', key)).toMatchObject({ status: 200 });
    expect(await bring(code, 'shipped', key)).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Objednávka je už uzavřená, její stav nelze změnit' }] },
    });
  });

  it('has the day of delivery once its transfer has come, counted from then', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    const body = createPlaceBody({ payment_id: 'pay-transfer' });
    const placed = await shop.call('POST', '/store/api/v1/cart/place', { headers: guest, body });
    expect(placed).toMatchObject({ json: { data: { order: { expectedOn: null } } } });
    const { code, token } = (placed.json as { data: { order: { code: string; token: string } } }).data.order;
    shop.clock.now = new Date(shop.clock.now.getTime() + 7 * 86_400_000);
    await bring(code, 'paid', await commandKey());
    const { json } = await shop.call('GET', `/store/api/v1/orders/token/${token}`);
    const { expectedOn } = (json as { data: { expectedOn: string } }).data;
    expect(Date.parse(expectedOn)).toBeGreaterThan(shop.clock.now.getTime());
  });
});
