import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pickUpPoint } from '@vyloha/backend-shop/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import { openShopWithMailbox, type ShopMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

describe.each(oneTestDatabase(import.meta.url))('an order to a pick-up point, on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  async function place() {
    const headers = await fillGuestCart(shop, 'v-konev', 1);
    const body = createPlaceBody({ shipper_id: 's-vydejna', branch_id: 'pp-tabor-1' });
    return () => shop.call('POST', '/store/api/v1/cart/place', { headers, body });
  }

  it('goes there in the name of its recipient, with what the shipper calls the point', async () => {
    expect(await (await place())()).toMatchObject({
      status: 200,
      json: {
        data: {
          order: {
            shipper: { id: 's-vydejna', type: 'PICKUP_POINT' },
            branch: { id: 'pp-tabor-1', remoteId: '10001', name: 'Tábor – Trafika', street: 'Husova 12' },
            shippingAddress: { name: 'Jan Novák', city: 'Tábor', postcode: '390 02' },
            prices: { shipperPriceWithTax: 69 },
          },
        },
      },
    });
    const [mail = ''] = await mailbox.deliver(1);
    for (const line of ['Výdejní místo', 'Jan Novák', 'Tábor – Trafika', 'Husova 12', '390 02 Tábor'])
      expect(mail).toContain(line);
  });

  it('is refused when the point was closed since it was chosen, and nothing is taken', async () => {
    const sendOrder = await place();
    await shop.db.update(pickUpPoint).set({ isClosed: true });
    expect(await sendOrder()).toMatchObject({ status: 422, json: { errors: [{ field: 'branch_id' }] } });
    await shop.db.update(pickUpPoint).set({ isClosed: false });
    expect(await sendOrder()).toMatchObject({ status: 200 });
  });
});
