import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import { oneTestDatabase } from '../../testing/test-databases';

describe.each(oneTestDatabase(import.meta.url))('a minimum order on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await shop.db.insert(setting).values({ name: 'orderMinimumValue', value: { CZK: 998, EUR: 100 } });
  });
  afterAll(() => shop.close());

  const place = (headers: Record<string, string>) =>
    shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody() });

  it('is part of the settings of the shop, per currency', async () => {
    const minimumIn = async (currency: string) =>
      (await shop.call('GET', '/store/api/v1/globals', { headers: { 'x-currency': currency } })).json;
    expect(await minimumIn('CZK')).toMatchObject({ data: { orderMinimumValue: 998 } });
    expect(await minimumIn('EUR')).toMatchObject({ data: { orderMinimumValue: 100 } });
  });

  it('refuses a smaller one with what is missing', async () => {
    const headers = await fillGuestCart(shop, 'v-hadice-20', 1);
    const title = 'Do minimální výše ceny objednávky vám zbývá ještě 499\u00a0Kč';
    const errors = [{ title, code: 'order_minimum' }];
    expect(await shop.call('POST', '/store/api/v1/cart/validate', { headers })).toMatchObject({
      json: { data: { result: false }, errors },
    });
    expect(await place(headers)).toMatchObject({ status: 422, json: { errors } });
    expect(await place({ ...headers, 'x-locale': 'sk' })).toMatchObject({
      json: { errors: [{ title: expect.stringMatching(/^Do minimálnej výšky ceny objednávky vám zostáva ešte /) }] },
    });
    expect(await shop.db.select().from(shopOrder)).toEqual([]);
  });

  it('accepts one of exactly that value, for the products alone', async () => {
    const headers = await fillGuestCart(shop, 'v-hadice-20', 2);
    expect(await place(headers)).toMatchObject({ status: 200 });
  });
});
