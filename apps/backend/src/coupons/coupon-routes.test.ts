import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { product } from '@vyloha/backend-catalog/tables';
import { coupon } from '@vyloha/backend-cart/tables';
import { eq } from 'drizzle-orm';
import { aCoupon } from '../testing/a-coupon';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { logInAs } from '../testing/log-in-as';
import { oneTestDatabase } from '../testing/test-databases';

const couponUrl = '/store/api/v1/cart/coupon';
const cartUrl = '/store/api/v1/cart';
const cartResponse = v.object({
  data: v.object({
    items: v.array(
      v.object({
        product: v.object({ name: v.string() }),
        prices: v.object({ totalWithTax: v.number(), totalWithoutTax: v.number() }),
        attributes: v.object({ discount: v.boolean() }),
      }),
    ),
  }),
});

describe.each(oneTestDatabase(import.meta.url))('coupons of a cart on $name', ({ open }) => {
  let shop: TestShop;
  let guest: Record<string, string>;

  const enter = (couponCode: unknown, headers = guest) =>
    shop.call('POST', couponUrl, { headers, body: { couponCode } });
  const read = (headers = guest) => shop.call('GET', cartUrl, { headers });
  const discounts = async (headers = guest) =>
    v.parse(cartResponse, (await read(headers)).json).data.items.filter(({ attributes }) => attributes.discount);

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await shop.db
      .insert(coupon)
      .values([
        aCoupon({ code: 'ZAHRADA10' }),
        aCoupon({ code: 'VITEJTE', percent: null, amounts: { CZK: 10_000 }, minimums: { CZK: 40_000 } }),
        aCoupon({ code: 'DOPRAVA', percent: null, freeShipping: true }),
        aCoupon({ code: 'FIRMA5', percent: 5, groups: ['business'] }),
        aCoupon({ code: 'MINULE', validTo: new Date('2026-11-01T00:00:00Z') }),
        aCoupon({ code: 'VANOCE', validFrom: new Date('2026-12-01T00:00:00Z') }),
      ]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    guest = await fillGuestCart(shop, 'v-hadice-20', 1, { 'x-forwarded-for': '198.18.0.1' });
  });

  it('take their percentage off in any case of the code, as a line of its own', async () => {
    const response = await enter(' zahrada10 ');
    expect(response).toMatchObject({
      status: 200,
      json: {
        data: {
          cart: {
            items: [
              { prices: { totalWithTax: 499 } },
              {
                product: { name: 'Sleva (ZAHRADA10)' },
                shoppable: null,
                variant: null,
                prices: { totalWithTax: -49.9, totalWithoutTax: -41.24 },
                attributes: { discount: true },
              },
            ],
            prices: {
              itemsWithTax: 449.1,
              itemsWithoutTax: 371.16,
              totalWithTax: 449.1,
              discountLimitPriceWithVat: 499,
            },
            coupon: { code: 'ZAHRADA10', free_shipping: false, problem: null },
          },
        },
      },
    });
    expect((await read()).json).toMatchObject({ data: { coupon: { code: 'ZAHRADA10' } } });
  });

  it('are entered once: the same again changes nothing, another takes its place', async () => {
    await enter('ZAHRADA10');
    await enter('zahrada10');
    expect(await discounts()).toMatchObject([{ prices: { totalWithTax: -49.9 } }]);
    await enter('VITEJTE');
    expect(await discounts()).toMatchObject([{ prices: { totalWithTax: -100 } }]);
  });

  it('have a line for each rate of tax', async () => {
    await shop.db.update(product).set({ taxClass: 'reduced' }).where(eq(product.id, 'p-konev'));
    await shop.call('POST', `${cartUrl}/items`, { headers: guest, body: { id: 'v-konev', amount: 1 } });
    await enter('ZAHRADA10');
    expect(await discounts()).toMatchObject([
      { product: { name: 'Sleva (ZAHRADA10), DPH 21 %' }, prices: { totalWithTax: -49.9, totalWithoutTax: -41.24 } },
      { product: { name: 'Sleva (ZAHRADA10), DPH 12 %' }, prices: { totalWithTax: -19.9, totalWithoutTax: -17.77 } },
    ]);
    await shop.db.update(product).set({ taxClass: 'standard' }).where(eq(product.id, 'p-konev'));
  });

  it('make shipping free', async () => {
    await enter('DOPRAVA');
    expect((await shop.call('GET', `${cartUrl}/shippers`, { headers: guest })).json).toMatchObject({
      data: [
        { id: 's-ppl', prices: { withTax: 0 } },
        { id: 's-posta', prices: { withTax: 0 } },
        { id: 's-pobocka' },
        { id: 's-vydejna', prices: { withTax: 0 } },
      ],
    });
    expect((await read()).json).toMatchObject({ data: { coupon: { free_shipping: true } } });
  });

  it.each([
    ['NEZNAMY', 'Slevový kód NEZNAMY neznáme'],
    ['MINULE', 'Slevový kód MINULE platil jen do 1. listopadu 2026'],
    ['VANOCE', 'Slevový kód VANOCE platí až od 1. prosince 2026'],
    ['FIRMA5', 'Slevový kód FIRMA5 platí jen pro některé zákazníky. Přihlaste se prosím.'],
  ])('%s is refused with its reason, and the one before stays', async (code, title) => {
    await enter('ZAHRADA10');
    expect(await enter(code)).toMatchObject({
      status: 422,
      json: { errors: [{ title, field: 'couponCode', code: 'coupon' }] },
    });
    expect((await read()).json).toMatchObject({ data: { coupon: { code: 'ZAHRADA10' } } });
  });

  it.each([[''], [' '], ['A'.repeat(51)], [7], [null], [['ZAHRADA10']]])('%j is no code', async (code) => {
    expect(await enter(code)).toMatchObject({ status: 422, json: { errors: [{ field: 'couponCode' }] } });
  });

  it.each(["' or 1=1 --", '%', 'ZAHRADA1_', 'ßß', '\u0000', '💐'])('%j matches no coupon', async (code) => {
    expect((await enter(code)).status).toBe(422);
  });

  it('need products in the cart', async () => {
    const nobody = { 'x-forwarded-for': '198.18.0.2' };
    expect(await enter('ZAHRADA10', nobody)).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Košík je prázdný' }] },
    });
    await shop.call('DELETE', `${cartUrl}/items`, { headers: guest });
    expect((await enter('ZAHRADA10')).status).toBe(422);
  });

  it('stop to hold and hold again with what is in the cart', async () => {
    await shop.call('POST', `${cartUrl}/items`, { headers: guest, body: { id: 'v-konev', amount: 1 } });
    await enter('VITEJTE');
    const { json } = await read();
    const [hose] = v.parse(v.object({ data: v.object({ items: v.array(v.object({ id: v.string() })) }) }), json).data
      .items;
    await shop.call('DELETE', `${cartUrl}/items/${hose?.id}`, { headers: guest });
    const problem = 'Slevový kód VITEJTE platí při nákupu alespoň za 400\u00a0Kč. Zbývá ještě 201\u00a0Kč.';
    expect((await read()).json).toMatchObject({
      data: { items: [{}], prices: { totalWithTax: 199 }, coupon: { code: 'VITEJTE', problem } },
    });
    expect((await shop.call('POST', `${cartUrl}/validate`, { headers: guest })).json).toMatchObject({
      data: { result: false },
      errors: [{ title: problem, code: 'coupon' }],
    });
    await shop.call('POST', `${cartUrl}/items`, { headers: guest, body: { id: 'v-hadice-20', amount: 1 } });
    expect(await discounts()).toMatchObject([{ prices: { totalWithTax: -100 } }]);
  });

  it('do not hold in a currency without an amount', async () => {
    expect(await enter('VITEJTE', { ...guest, 'x-currency': 'EUR' })).toMatchObject({
      status: 422,
      json: { errors: [{ title: 'Slevový kód VITEJTE v měně EUR neplatí' }] },
    });
  });

  it('are removed, and come along into the account', async () => {
    await enter('ZAHRADA10');
    const removed = await shop.call('DELETE', couponUrl, { headers: guest });
    expect(removed).toMatchObject({
      status: 200,
      json: { data: { cart: { coupon: null, prices: { totalWithTax: 499 } } } },
    });
    expect((await shop.call('DELETE', couponUrl, { headers: guest })).status).toBe(200);
    await enter('ZAHRADA10');
    const body = { email: 'zakaznik@example.com', password: 'Vyloha-2026' };
    await shop.call('POST', '/store/api/oauth/login', { headers: guest, body });
    const customer = await logInAs(shop, body.email);
    expect((await read(customer)).json).toMatchObject({ data: { coupon: { code: 'ZAHRADA10' } } });
  });

  it('of a group hold for its members only', async () => {
    const business = await logInAs(shop, 'firma@example.com');
    await shop.call('POST', `${cartUrl}/items`, { headers: business, body: { id: 'v-hadice-20', amount: 1 } });
    expect((await enter('FIRMA5', business)).status).toBe(200);
    expect(await discounts(business)).toMatchObject([{ prices: { totalWithTax: -19.95 } }]);
  });
});
