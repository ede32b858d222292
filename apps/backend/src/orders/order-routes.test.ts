import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { price, product, stock } from '@vyloha/backend-catalog/tables';
import { orderToken, stockMove } from '@vyloha/backend-orders/tables';
import { payment } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testPassword } from '../testing/fixture-customers';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const placeOrderResponse = v.object({
  data: v.object({ order: v.looseObject({ code: v.string(), token: v.string() }) }),
});
const slovakAddress = { street: 'Hlavná 3', city: 'Žilina', postcode: '010 01', country_code: 'SVK' };

describe.each(oneTestDatabase(import.meta.url))('orders on $name', ({ open }) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterEach(() => shop.close());

  type Headers = Record<string, string>;

  const aGuestWith = (id: string, amount: number, headers: Headers = {}) => fillGuestCart(shop, id, amount, headers);

  const place = (headers: Headers, changes: Record<string, unknown> = {}) =>
    shop.call('POST', `${store}/cart/place`, { headers, body: createPlaceBody(changes) });

  const onShelf = async (variantId: string, warehouseId: string) => {
    const [row] = await shop.db
      .select()
      .from(stock)
      .where(and(eq(stock.variantId, variantId), eq(stock.warehouseId, warehouseId)));
    return row?.amount;
  };

  it('turns the cart into an order that its token opens', async () => {
    const guest = await aGuestWith('v-hadice-20', 2);
    const placed = await place(guest, { comment: 'Prosím zabalit' });
    expect(placed).toMatchObject({
      status: 200,
      json: {
        data: {
          order: {
            code: '2026000001',
            createdAt: '2026-11-21T10:00:00+01:00',
            status: 'new',
            items: [{ amount: 2, product: { name: 'Zahradní hadice' }, prices: { totalWithTax: 998 } }],
            prices: {
              itemsWithTax: 998,
              itemsWithoutTax: 824.79,
              shipperPriceWithTax: 99,
              shipperPriceWithoutTax: 81.82,
              paymentPriceWithTax: 39,
              paymentPriceWithoutTax: 32.23,
              totalWithTax: 1136,
              totalWithoutTax: 938.84,
            },
            currencyCode: 'CZK',
            customer: { name: 'Jan Novák', email: 'jan@example.com' },
            shippingAddress: { fullAddress: 'Jan Novák, Dlouhá 12, 110 00 Praha' },
            shipper: { id: 's-ppl', name: 'PPL na adresu' },
            payment: { id: 'pay-cod', type: 'CASH_ON_DELIVERY' },
            branch: null,
            comment: 'Prosím zabalit',
            bankTransfer: null,
          },
        },
      },
    });
    const { order } = v.parse(placeOrderResponse, placed.json).data;
    expect(await shop.call('GET', `${store}/orders/token/${order.token}`)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store' },
      json: { data: order },
    });
    expect(await shop.call('GET', `${store}/orders/token/wrong`)).toMatchObject({ status: 404 });
    expect(await shop.call('GET', `${store}/cart`, { headers: guest })).toMatchObject({ json: { data: { id: null } } });
  });

  it('returns the same order for the same cart again, and begins a new cart with the next add', async () => {
    const guest = await aGuestWith('v-hadice-20', 2);
    const first = await place(guest);
    const again = await place(guest, { email: 'other@example.com' });
    const [placed, repeated] = [first, again].map(({ json }) => v.parse(placeOrderResponse, json).data.order);
    expect(repeated).toEqual({ ...placed, token: expect.any(String) });
    for (const order of [placed, repeated])
      expect(await shop.call('GET', `${store}/orders/token/${order?.token}`)).toMatchObject({ status: 200 });
    for (let count = 1; count <= 8; count += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
      await place(guest);
    }
    expect(await shop.db.$count(orderToken)).toBe(5);
    const statusOf = async (token = '') => (await shop.call('GET', `${store}/orders/token/${token}`)).status;
    expect([await statusOf(placed?.token), await statusOf(repeated?.token)]).toEqual([200, 404]);
    expect(await onShelf('v-hadice-20', 'w-praha')).toBe(1);
    const next = await aGuestWith('v-konev', 1, guest);
    expect(next['x-guest-cart']).not.toBe(guest['x-guest-cart']);
    expect(await place(next)).toMatchObject({ json: { data: { order: { code: '2026000002' } } } });
  });

  it('takes stock from the warehouses in order and records it', async () => {
    await place(await aGuestWith('v-hadice-20', 4));
    expect([await onShelf('v-hadice-20', 'w-praha'), await onShelf('v-hadice-20', 'w-praha-karlin')]).toEqual([0, 1]);
    expect(await onShelf('v-hadice-20', 'w-dodavatel')).toBe(100);
    const moves = await shop.db.select().from(stockMove);
    expect(moves.map(({ warehouseId, amount }) => [warehouseId, amount])).toEqual(
      expect.arrayContaining([
        ['w-praha', 3],
        ['w-praha-karlin', 1],
      ]),
    );
  });

  it("takes pickup orders from the branch's stock first", async () => {
    const changes = { shipper_id: 's-pobocka', payment_id: 'pay-transfer', branch_id: 'br-praha-karlin' };
    expect(await place(await aGuestWith('v-hadice-20', 1), changes)).toMatchObject({
      status: 200,
      json: {
        data: {
          order: {
            branch: { id: 'br-praha-karlin', name: 'Praha – Karlín' },
            shippingAddress: { fullAddress: 'Jan Novák, Sokolovská 12, 186 00 Praha 8' },
            prices: { totalWithTax: 499 },
            bankTransfer: {
              accountNumber: '2000145399/0800',
              iban: 'CZ6508000000002000145399',
              variableSymbol: '2026000001',
              amount: 499,
              currencyCode: 'CZK',
            },
          },
        },
      },
    });
    expect(await onShelf('v-hadice-20', 'w-praha-karlin')).toBe(1);
  });

  it('refuses with 409 what was sold to somebody else meanwhile, and takes nothing', async () => {
    const guest = await aGuestWith('v-hadice-20', 4);
    await place(await aGuestWith('v-hadice-20', 2));
    expect(await place(guest)).toMatchObject({
      status: 409,
      json: { errors: [{ title: 'Zboží 20 m máme už jen 3 ks', code: 'not_enough_stock' }] },
    });
    expect(await onShelf('v-hadice-20', 'w-praha')).toBe(1);
    expect(await shop.call('GET', `${store}/cart`, { headers: guest })).toMatchObject({
      json: { data: { items: [{ amount: 4 }] } },
    });
  });

  it('refuses an empty cart', async () => {
    expect(await place({})).toMatchObject({ status: 422, json: { errors: [{ title: 'Košík je prázdný' }] } });
  });

  it('delivers to Slovakia in euro and in Slovak, rounding what is paid in cash', async () => {
    const headers = { 'x-currency': 'EUR', 'x-locale': 'sk' };
    const changes = { shipping: { name: '', address: slovakAddress }, delivery_time_id: 's-ppl.2026-11-24.12' };
    expect(await place(await aGuestWith('v-konev', 1, headers), changes)).toMatchObject({
      status: 200,
      json: {
        data: {
          order: {
            currencyCode: 'EUR',
            items: [{ product: { name: 'Krhla' } }],
            prices: {
              itemsWithTax: 7.99,
              shipperPriceWithTax: 4.9,
              paymentPriceWithTax: 1.5,
              rounding: 0.01,
              totalWithTax: 14.4,
            },
            shippingAddress: { fullAddress: 'Jan Novák, Hlavná 3, 010 01 Žilina' },
            deliveryTime: { date: '2026-11-24', from: '12:00', to: '16:00' },
          },
        },
      },
    });
  });

  it('adds an earned gift and takes it from stock', async () => {
    const guest = await aGuestWith('v-hadice-50', 4);
    expect(await place(guest, { order_gifts: ['v-darek', 'v-darek'] })).toMatchObject({
      status: 200,
      json: {
        data: {
          order: {
            items: [{ type: 'product' }, { type: 'gift', amount: 1, prices: { totalWithTax: 0 } }],
            prices: { itemsWithTax: 3996, shipperPriceWithTax: 0, totalWithTax: 4035 },
          },
        },
      },
    });
    expect(await onShelf('v-darek', 'w-praha')).toBe(49);
  });

  it('returns the order of a customer again for a day', async () => {
    const { json } = await shop.call('POST', '/store/api/oauth/login', {
      body: { email: 'firma@example.com', password: testPassword },
    });
    const token = v.parse(v.object({ data: v.object({ access_token: v.string() }) }), json).data.access_token;
    const headers = { authorization: `Bearer ${token}` };
    await shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-hadice-20', amount: 1 } });
    const business = { business_name: 'Zahrady Dvořák s.r.o.', TIN: '27074358', VATIN: 'CZ27074358' };
    const first = await place(headers, { business });
    expect(first).toMatchObject({
      json: { data: { order: { prices: { itemsWithTax: 399 }, business: { tin: '27074358' } } } },
    });
    const { order } = v.parse(placeOrderResponse, first.json).data;
    expect(v.parse(placeOrderResponse, (await place(headers)).json).data.order).toEqual({
      ...order,
      token: expect.any(String),
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 60 * 60 * 1000);
    expect(await place(headers)).toMatchObject({ status: 422, json: { errors: [{ title: 'Košík je prázdný' }] } });
  });

  it('keeps the order as it was placed, in all languages', async () => {
    const placed = await place(await aGuestWith('v-konev', 4));
    expect(placed).toMatchObject({
      json: { data: { order: { items: [{ freeAmount: 1 }], prices: { itemsWithTax: 597 } } } },
    });
    const { order } = v.parse(placeOrderResponse, placed.json).data;
    await shop.db.update(product).set({ name: { cs: 'Jiná', sk: 'Iná' }, slug: { cs: 'jina', sk: 'ina' } });
    await shop.db.update(price).set({ unitMinor: 1 });
    await shop.db.update(payment).set({ name: { cs: 'Jinak', sk: 'Inak' } });
    const url = `${store}/orders/token/${order.token}`;
    expect(await shop.call('GET', url)).toMatchObject({ json: { data: order } });
    expect(await shop.call('GET', url, { headers: { 'x-locale': 'sk' } })).toMatchObject({
      json: {
        data: {
          ...order,
          items: [{ product: { name: 'Krhla', categoryFullname: 'Záhrada | Hadice' } }],
          payment: { name: 'Dobierka' },
        },
      },
    });
  });

  it('knows no payment that a provider could notify about, however often it does', async () => {
    const notify = (body: object) => shop.call('POST', `${store}/payments/notify`, { body });
    for (let times = 0; times < 2; times += 1) expect(await notify({ id: '3000001' })).toMatchObject({ status: 404 });
    expect(await notify({})).toMatchObject({ status: 422 });
  });
});
