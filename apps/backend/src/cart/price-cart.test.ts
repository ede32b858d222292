import { sumMinor, withoutTax } from '@vyloha/money';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toGiftLine, toOrderRows, vatSummary } from '@vyloha/backend-orders/testing';
import { placeInput } from '@vyloha/backend-orders';
import { shopFixture } from '../testing/fixture-shop';
import { createShopTaxes, parseShopSettings, shopperTaxes } from '@vyloha/backend-shop/testing';
import { aCoupon } from '../testing/a-coupon';
import { testSettings } from '../testing/create-test-shop';
import { createPlaceBody } from '../testing/place-body';
import { type CartLine, type LineProduct, priceCart } from '@vyloha/backend-cart';
import { toCartLine } from '@vyloha/backend-cart/testing';

const createdAt = new Date('2026-11-21T09:00:00Z');
const settings = parseShopSettings([
  ...shopFixture.settings.filter(({ name }) => name !== 'functions'),
  { name: 'functions', value: { loyalty_credits: true } },
  { name: 'creditValue', value: { CZK: 1, EUR: 0.04 } },
]);
const place = { country: 'CZE', isReverseCharge: false, day: '2026-06-01' };
const taxes = shopperTaxes(createShopTaxes([]), settings, place);
const netTaxes = shopperTaxes(
  createShopTaxes([]),
  { ...settings, netPriceLists: ['b2b'] },
  { ...place, priceList: 'b2b' },
);
const name = { cs: 'Konev', sk: 'Krhla' };

interface Terms {
  unitMinor: number;
  amount: number;
  vatRate: number;
  forCredits: boolean;
  paidPerFree: number | null;
}

function aLine(
  { unitMinor: listMinor, amount, vatRate, forCredits, paidPerFree }: Terms,
  position = 0,
  of = taxes,
): CartLine {
  const rates = { listRate: vatRate, taxRate: vatRate };
  const unitMinor = of.convertProductPrice(listMinor, rates);
  const lineProduct: LineProduct = {
    variant: {
      id: 'v-konev',
      name,
      fullname: name,
      marketingCode: 'k',
      mainImage: null,
      checkStock: true,
      soldAvailabilityCode: 'sold_out',
      amountMin: 1,
      amountMax: null,
      amountStep: 1,
      delayDays: 0,
    },
    product: {
      id: 'p-konev',
      name,
      slug: name,
      marketingCode: 'k',
      mainImage: null,
      unit: 'ks',
      saleable: true,
      discounts: paidPerFree === null ? [] : [{ isNPlusOne: true, n: paidPerFree, active: true, name }],
      freeShipperIds: [],
    },
    rates,
    isNet: of.isNet,
    warehouses: [],
    credits: 10,
    legal: {},
    brandName: null,
    categoryTitles: [],
    parameters: [],
    price: {
      unitMinor,
      originalMinor: unitMinor + 100,
      lowestMinor30: null,
      quantityPrices: [{ amountFrom: 5, unitMinor }],
    },
  };
  const item = {
    id: `ci-${position}`,
    cartId: 'cart-1',
    variantId: 'v-konev',
    type: 'product',
    amount,
    parentId: null,
  };
  return toCartLine(
    { ...item, forCredits, custom: null, name: null, quoteItemId: null, position, createdAt },
    lineProduct,
    null,
  );
}

/** A gift that was chosen with the order. */
function aGiftLine(vatRate: number, index: number): CartLine {
  const { lineProduct } = aLine({ unitMinor: 100, amount: 1, vatRate, forCredits: false, paidPerFree: null });
  if (lineProduct === null) throw new TypeError('lines of this test have a product');
  return toGiftLine(
    { variantId: `v-${index}`, isAvailable: true, priceFromMinor: 0, lineProduct },
    'cart-1',
    createdAt,
  );
}

/** Also those of other countries. */
const anyRate = fc.constantFrom(0, 12, 13.5, 21, 25.5);

const terms = fc.record<Terms>({
  unitMinor: fc.integer({ min: 1, max: 1_000_000 }),
  amount: fc.integer({ min: 1, max: 40 }),
  vatRate: anyRate,
  forCredits: fc.boolean(),
  paidPerFree: fc.constantFrom(null, 3),
});
const coupons = fc.option(
  fc.record({
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    amounts: fc.record({ CZK: fc.nat(1_000_000), EUR: fc.nat(50_000) }),
    freeShipping: fc.boolean(),
    minimums: fc.record({ CZK: fc.nat(500_000), EUR: fc.nat(20_000) }),
  }),
);
const creditsOf = fc.record({ requested: fc.nat(100_000), balance: fc.integer({ min: -100, max: 100_000 }) });

const shopperWith = (currency: string, customerId: string | null = 'u-1') =>
  ({ now: () => createdAt, currency, locale: 'cs', groups: [], customerId }) as const;

describe('priceCart', () => {
  it('gives an order whose lines, discounts, shipping, payment and rounding add up in minor units', () => {
    const steps: Readonly<Record<string, number>> = { CZK: 100, EUR: 5 };
    const servicesOf = ({ priceMinor, isCash }: { priceMinor: number; isCash: boolean }, currency: string) => ({
      shipper: { ...shopFixture.shippers[0], priceMinor: 9_900, freeFromMinor: 150_000 },
      payment: { ...shopFixture.payments[0], priceMinor, cashRoundingMinor: isCash ? (steps[currency] ?? null) : null },
      branch: null,
      slot: null,
      gifts: [],
    });
    fc.assert(
      fc.property(
        fc.array(terms, { minLength: 1, maxLength: 20 }),
        coupons,
        creditsOf,
        fc.constantFrom('CZK', 'EUR'),
        fc.array(anyRate, { maxLength: 3 }),
        fc.record({ priceMinor: fc.constantFrom(0, 3_900, 3_961), isCash: fc.boolean() }),
        fc.constantFrom(taxes, netTaxes),
        (lineTerms, couponTerms, credits, currency, giftRates, payment, of) => {
          const services = servicesOf(payment, currency);
          const lines = lineTerms.map((line, position) => aLine(line, position, of));
          const entered = couponTerms && {
            coupon: aCoupon({ code: 'SLEVA', ...couponTerms }),
            uses: null,
            isUsedBefore: false,
          };
          const shopper = shopperWith(currency);
          const cart = priceCart({ lines, coupon: entered, credits, taxes: of }, settings, {
            ...shopper,
            settings: testSettings,
          });
          const { order, items, discounts } = toOrderRows(
            {
              id: 'o-1',
              code: '2026000001',
              token: 'token',
              cartId: 'cart-1',
              cart,
              settings,
              termsId: null,
              companyId: null,
              vatCheck: null,
              giftLines: giftRates.map((vatRate, index) => aGiftLine(vatRate, index)),
              services: services as unknown as Parameters<typeof toOrderRows>[0]['services'],
              input: v.parse(placeInput, createPlaceBody()),
            },
            { ...shopper, settings: testSettings },
          );
          expect(items).toHaveLength(lines.length + giftRates.length);
          expect(order.itemsMinor).toBe(cart.itemsMinor);
          for (const item of of.isNet ? items : []) {
            expect(item.totalWithoutTaxMinor).toBe(item.unitWithoutTaxMinor * (item.amount - item.freeAmount));
            expect(withoutTax(item.totalMinor, item.taxRate)).toBe(item.totalWithoutTaxMinor);
          }
          const parts = [...items, ...discounts];
          const charged = [...parts.map(({ totalMinor }) => totalMinor), order.shipperMinor, order.paymentMinor];
          const bases = parts.map(({ totalWithoutTaxMinor }) => totalWithoutTaxMinor);
          const exactMinor = sumMinor(charged);
          expect(order.totalMinor).toBe(exactMinor + order.roundingMinor);
          expect(order.totalMinor % (services.payment.cashRoundingMinor ?? 1)).toBe(0);
          if (!payment.isCash || exactMinor === 0) expect(order.roundingMinor).toBe(0);
          expect(order.totalWithoutTaxMinor).toBe(
            sumMinor([...bases, order.shipperWithoutTaxMinor, order.paymentWithoutTaxMinor]),
          );
          const summary = vatSummary({ order, items, discounts });
          expect(sumMinor(summary.flatMap(({ baseMinor, taxMinor }) => [baseMinor, taxMinor]))).toBe(exactMinor);
          expect(summary.every(({ baseMinor, taxMinor }) => baseMinor >= 0 && taxMinor >= 0)).toBe(true);
          expect(order.itemsMinor).toBeGreaterThanOrEqual(0);
          const lineCredits = sumMinor(items.map(({ totalCredits }) => totalCredits ?? 0));
          expect(order.credits).toBe(lineCredits + cart.spentCredits);
          expect(cart.spentCredits).toBeLessThanOrEqual(
            Math.max(0, Math.min(credits.requested, credits.balance - lineCredits)),
          );
        },
      ),
    );
  });

  const line = aLine({ unitMinor: 10_050, amount: 1, vatRate: 21, forCredits: false, paidPerFree: null });
  const spend = (requested: number, balance: number, shopper = shopperWith('CZK'), rules = settings) =>
    priceCart({ lines: [line], coupon: null, credits: { requested, balance }, taxes }, rules, {
      ...shopper,
      settings: testSettings,
    });

  it.each([
    ['what was asked for', 40, 400, 40, 6_050],
    ['what the customer has', 80, 40, 40, 6_050],
    ['what the products cost, the last one in part', 500, 500, 101, 0],
    ['nothing of a negative balance', 10, -5, 0, 10_050],
  ])('spends at most %s', (_, requested, balance, spentCredits, itemsMinor) => {
    expect(spend(requested, balance)).toMatchObject({ spentCredits, itemsMinor });
  });

  it('spends no credits of guests, where they have no value, and where the shop has none', () => {
    const nothing = { spentCredits: 0, discounts: [], itemsMinor: 10_050 };
    expect(spend(10, 400, shopperWith('CZK', null))).toMatchObject(nothing);
    expect(spend(10, 400, shopperWith('USD'))).toMatchObject(nothing);
    expect(spend(10, 400, undefined, { ...settings, functions: {} })).toMatchObject(nothing);
  });
});
