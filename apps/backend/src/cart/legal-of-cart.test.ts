import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '@vyloha/backend-kernel';
import { priceHistory, product, variant } from '@vyloha/backend-catalog/tables';
import { coupon } from '@vyloha/backend-cart/tables';
import { orderDiscount, orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { aCoupon } from '../testing/a-coupon';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { oneTestDatabase } from '../testing/test-databases';

const placedOrder = v.object({ data: v.object({ order: v.object({ token: v.string() }) }) });
const company = { name: 'Pivovar Rosa s.r.o.', address: 'Sladová 1, 301 00 Plzeň', contact: 'bezpecnost@rosa.example' };
const legal = {
  safety: { maker: company, warnings: [{ cs: 'Obsahuje alkohol.', sk: 'Obsahuje alkohol.' }] },
  energy: { class: 'C', labelKey: 'energy-label-c', sheet: '/stranka/informacni-list' },
  durability: { years: 5 },
  repair: { score: { cs: '8 z 10', sk: '8 z 10' }, sparePartsYears: 10 },
  labels: [{ name: { cs: 'Ekoznačka EU', sk: 'Environmentálna značka EÚ' }, number: 'CZ/1' }],
  passport: 'https://pas.example/1',
  recyclingFee: { CZK: 2.9, EUR: 0.12 },
  deposit: { CZK: 3, EUR: 0.13 },
  minAge: 18,
};
const gift = [{ variantId: 'v-konev', priceFrom: { CZK: 1 } }];
const everythingOff = (
  [
    'ageCheck',
    'deposit',
    'durabilityLabel',
    'energyLabel',
    'productSafety',
    'recyclingFee',
    'repairInformation',
  ] as const
).map((duty) => `cz:${duty}` as const);
const nothing = {
  safety: null,
  repair: null,
  energy: null,
  durability: null,
  recyclingFee: null,
  deposit: null,
  minAge: null,
};

describe.each(oneTestDatabase(import.meta.url))('what the law asks of products on $name', ({ open }) => {
  let shop: TestShop;

  async function start(legalDutiesOff: Settings['legalDutiesOff'] = []): Promise<void> {
    shop = await createTestShop({ database: await open(), settings: { legalDutiesOff } });
    await shop.db.update(product).set({ legal }).where(eq(product.id, 'p-konev'));
  }
  beforeEach(() => start());
  afterEach(() => shop.close());

  const cartOf = (headers: Record<string, string>) => shop.call('GET', '/store/api/v1/cart', { headers });
  const place = (headers: Record<string, string>, changes: Record<string, unknown> = {}) =>
    shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody(changes) });
  const legalOf = async (path: string, headers: Record<string, string> = {}) => {
    const { json } = await shop.call('GET', path, { headers });
    return json;
  };

  it('is in the response: of one product everything, of lists without details of safety', async () => {
    const safety = { maker: company, responsible: null, identification: null, warnings: ['Obsahuje alkohol.'] };
    const energy = { ...legal.energy, scale: ['A', 'G'] };
    const rest = { energy, durability: { years: 5, labelKey: null }, recyclingFee: 2.9, deposit: 3, minAge: 18 };
    const details = {
      repair: { score: '8 z 10', sparePartsYears: 10, softwareUpdatesYears: null, instructions: null },
      labels: [{ name: 'Ekoznačka EU', number: 'CZ/1', url: null }],
      passport: 'https://pas.example/1',
    };
    const path = '/cms/catalog/product?ids=p-konev';
    expect(await legalOf(path)).toMatchObject({
      entities: [{ legal: { ...rest, safety: null, repair: null, labels: [], passport: null } }],
    });
    expect(await legalOf(`${path}&include=safety`)).toMatchObject({
      entities: [{ legal: { ...rest, safety, ...details } }],
    });
    expect(await legalOf('/store/api/v1/products/p-konev', { 'x-currency': 'EUR' })).toMatchObject({
      data: { legal: { recyclingFee: 0.12, deposit: 0.13 } },
    });
  });

  it('adds deposits to the cart as a line, which no discount and no threshold knows of', async () => {
    await shop.db.insert(coupon).values(aCoupon({ code: 'DESET', percent: 10 }));
    const guest = await fillGuestCart(shop, 'v-konev', 4);
    await shop.call('POST', '/store/api/v1/cart/coupon', { headers: guest, body: { couponCode: 'DESET' } });
    // Three of four bottles are paid for, deposits of all four; the coupon takes a tenth off the bottles.
    expect(await cartOf(guest)).toMatchObject({
      json: {
        data: {
          prices: { totalWithTax: 549.3, discountLimitPriceWithVat: 597 },
          items: [
            { type: 'product' },
            { type: 'discount', prices: { totalWithTax: -59.7 } },
            {
              type: 'deposit',
              product: { name: 'Vratná záloha za obaly' },
              prices: { totalWithTax: 12, totalWithoutTax: 12 },
            },
          ],
        },
      },
    });
    expect(await place(guest, { age_confirmed: true })).toMatchObject({
      status: 200,
      json: { data: { order: { prices: { itemsWithTax: 549.3 } } } },
    });
    expect(await shop.db.select().from(orderDiscount).where(eq(orderDiscount.kind, 'deposit'))).toMatchObject([
      { taxRate: 0, totalMinor: 1_200, totalWithoutTaxMinor: 1_200 },
    ]);
  });

  it('keeps deposits with an order that has no discount', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    const { json } = await place(guest, { age_confirmed: true });
    const { token } = v.parse(placedOrder, json).data.order;
    expect(await shop.call('GET', `/store/api/v1/orders/token/${token}`)).toMatchObject({
      json: { data: { items: [{ type: 'product' }, { type: 'deposit' }], prices: { itemsWithTax: 202 } } },
    });
  });

  it('keeps the recycling fee of a piece with the order, a part of its price', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 4);
    expect(await place(guest, { age_confirmed: true })).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(orderItem)).toMatchObject([{ amount: 4, recyclingFeeMinor: 290 }]);
  });

  it('has deposits in the currency of the country', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1, { 'x-currency': 'EUR', 'x-locale': 'sk' });
    expect(await cartOf(guest)).toMatchObject({
      json: { data: { prices: { totalWithTax: 8.12 }, items: [{}, { product: { name: 'Vratný záloh za obaly' } }] } },
    });
  });

  it('sells to nobody who does not declare their age, and stores who did', async () => {
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    expect(await cartOf(guest)).toMatchObject({ json: { data: { minAge: 18 } } });
    for (const declared of [undefined, false, null])
      expect(await place(guest, { age_confirmed: declared })).toMatchObject({
        status: 422,
        json: {
          errors: [{ field: 'age_confirmed', code: 'age_not_confirmed', title: expect.stringMatching(/18 let/) }],
        },
      });
    expect(await shop.db.$count(shopOrder)).toBe(0);
    expect(await place(guest, { age_confirmed: true })).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(shopOrder)).toMatchObject([{ ageConfirmed: true }]);
  });

  it('lets nobody have as a gift of the order what takes an age or a deposit', async () => {
    await shop.db.update(setting).set({ value: gift }).where(eq(setting.name, 'orderGifts'));
    const gifts = async () => (await shop.call('GET', '/store/api/v1/order-gifts')).json;
    expect(await gifts()).toMatchObject({ data: [] });
    const guest = await fillGuestCart(shop, 'v-hadice-20', 1);
    expect(await place(guest, { order_gifts: ['v-konev'] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'order_gifts', code: 'gift' }] },
    });
    await shop.close();
    await start(everythingOff);
    await shop.db.update(setting).set({ value: gift }).where(eq(setting.name, 'orderGifts'));
    expect(await gifts()).toMatchObject({ data: [{ id: 'v-konev' }] });
  });

  it('asks for no age where all may buy', async () => {
    const guest = await fillGuestCart(shop, 'v-hadice-20', 1);
    expect(await cartOf(guest)).toMatchObject({ json: { data: { minAge: null } } });
    expect(await place(guest)).toMatchObject({ status: 200 });
  });

  it('is left out in a country where it is switched off, and nowhere else', async () => {
    await shop.close();
    await start(everythingOff);
    const path = '/store/api/v1/products/p-konev';
    expect(await legalOf(path)).toMatchObject({ data: { legal: nothing } });
    expect(await legalOf(path, { 'x-currency': 'EUR' })).toMatchObject({
      data: { legal: { deposit: 0.13, minAge: 18 } },
    });
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    expect(await cartOf(guest)).toMatchObject({ json: { data: { minAge: null, prices: { totalWithTax: 199 } } } });
    expect(await place(guest)).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(orderItem)).toMatchObject([{ recyclingFeeMinor: 0 }]);
  });
});

describe.each(oneTestDatabase(import.meta.url))('prices as the law asks for on $name', ({ open }) => {
  it('have a unit price and the lowest price of 30 days, unless these are switched off', async () => {
    for (const legalDutiesOff of [[], ['cz:lowestPrice', 'cz:unitPrice']] as const) {
      const shop = await createTestShop({ database: await open(), settings: { legalDutiesOff } });
      const day = 86_400_000;
      const ago = (days: number) => new Date(shop.clock.now.getTime() - days * day);
      const history = { variantId: 'v-konev', currency: 'CZK', priceList: 'b2c' };
      await shop.db.insert(priceHistory).values([
        { ...history, unitMinor: 22_000, validFrom: ago(20), validTo: ago(5) },
        { ...history, unitMinor: 19_900, validFrom: ago(5) },
      ]);
      await shop.db.update(variant).set({ measureAmount: 2, measureUnit: 'l' }).where(eq(variant.id, 'v-konev'));
      const { json } = await shop.call('GET', '/store/api/v1/products/p-konev');
      const isOn = legalDutiesOff.length === 0;
      expect(json).toMatchObject({
        data: {
          prices: isOn
            ? { lowestWithTax30: 220, percentageDiscount: 10, measure: { withTax: 99.5, perUnit: 'l' } }
            : { lowestWithTax30: null, percentageDiscount: 20, measure: null },
        },
      });
      const cart = await shop.call('GET', '/store/api/v1/cart', { headers: await fillGuestCart(shop, 'v-konev', 1) });
      expect(cart.json).toMatchObject({ data: { prices: { totalOriginalWithTax: isOn ? 220 : 249 } } });
      await shop.close();
    }
  });
});
