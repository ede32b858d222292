import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoupon } from '../testing/a-coupon';
import { parseShopSettings } from '@vyloha/backend-shop/testing';
import { shopFixture } from '../testing/fixture-shop';
import { type CouponShopper, couponDiscount, couponProblem } from '@vyloha/backend-cart/testing';
import type { CouponRow } from '@vyloha/backend-cart';

const now = new Date('2026-11-21T09:00:00Z');
const settings = parseShopSettings(shopFixture.settings, shopFixture.currencies);
const guest: CouponShopper = { now: () => now, currency: 'CZK', locale: 'cs', groups: [], customerId: null };

const problemOf = (
  changes: Partial<CouponRow>,
  {
    shopper = {},
    uses = null,
    isUsedBefore = false,
    productsMinor = 50_000,
  }: {
    shopper?: Partial<CouponShopper>;
    uses?: number | null;
    isUsedBefore?: boolean;
    productsMinor?: number;
  } = {},
) => {
  const entered = { coupon: aCoupon({ code: 'ZAHRADA10', ...changes }), uses, isUsedBefore };
  return couponProblem(entered, productsMinor, { ...guest, ...shopper }, settings);
};

describe('couponProblem', () => {
  it.each<[string, Partial<CouponRow>, Parameters<typeof problemOf>[1], string | null]>([
    ['without conditions', {}, {}, null],
    ['from its first moment', { validFrom: now }, {}, null],
    ['before it', { validFrom: new Date(now.getTime() + 1) }, {}, 'couponNotYetValid'],
    ['until its end', { validTo: new Date(now.getTime() + 1) }, {}, null],
    ['at its end', { validTo: now }, {}, 'couponExpired'],
    ['for its group', { groups: ['business'] }, { shopper: { groups: ['a', 'business'], customerId: 'u' } }, null],
    [
      'for another group',
      { groups: ['business'] },
      { shopper: { groups: ['a'], customerId: 'u' } },
      'couponNotForGroup',
    ],
    ['for a guest, who may be of its group', { groups: ['business'] }, {}, 'couponNeedsLogin'],
    ['for its last use', { maxUses: 5 }, { uses: 4 }, null],
    ['when it is used up', { maxUses: 5 }, { uses: 5 }, 'couponUsedUp'],
    ['once more where that is allowed', {}, { isUsedBefore: true }, null],
    ['once more where it is not', { oncePerCustomer: true }, { isUsedBefore: true }, 'couponUsedBefore'],
    ['for its least value', { minimums: { CZK: 50_000 } }, {}, null],
    ['for less', { minimums: { CZK: 50_001 } }, {}, 'couponBelowMinimum'],
    ['for the minimum of another currency', { minimums: { EUR: 99_999 } }, {}, null],
    ['in its currency', { percent: null, amounts: { CZK: 100 } }, {}, null],
    ['in another currency', { percent: null, amounts: { EUR: 100 } }, {}, 'couponNotInCurrency'],
    ['with free shipping in any currency', { percent: null, freeShipping: true }, {}, null],
  ])('%s', (_, changes, situation, expected) => {
    expect(problemOf(changes, situation)?.key ?? null).toBe(expected);
  });

  it('names what is missing to its minimum, and its last day in the time of the shop', () => {
    expect(problemOf({ minimums: { CZK: 60_050 } })).toMatchObject({
      values: { code: 'ZAHRADA10', minimum: '600,50\u00a0Kč', remainingPrice: '100,50\u00a0Kč' },
    });
    const validTo = new Date('2026-10-31T23:00:00Z');
    expect(problemOf({ validTo })).toMatchObject({ values: { day: '31. října 2026' } });
  });
});

describe('couponDiscount', () => {
  it.each([
    [{ percent: 10, amounts: {} }, 49_900, 4_990],
    [{ percent: 15, amounts: {} }, 10, 2],
    [{ percent: null, amounts: { CZK: 10_000 } }, 49_900, 10_000],
    [{ percent: null, amounts: { CZK: 10_000 } }, 9_900, 9_900],
    [{ percent: null, amounts: { EUR: 400 } }, 9_900, 0],
    [{ percent: 50, amounts: { CZK: 600 } }, 1_000, 1_000],
  ])('%o from %d is %d', (coupon, productsMinor, expected) => {
    expect(couponDiscount(coupon, productsMinor, 'CZK')).toBe(expected);
  });

  it('is whole, never negative and never more than the products cost', () => {
    const coupon = fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      amounts: fc.dictionary(fc.constantFrom('CZK', 'EUR'), fc.nat(1_000_000)),
    });
    fc.assert(
      fc.property(coupon, fc.nat(2_000_000_000), fc.constantFrom('CZK', 'EUR'), (terms, productsMinor, currency) => {
        const discountMinor = couponDiscount(terms, productsMinor, currency);
        expect(Number.isSafeInteger(discountMinor)).toBe(true);
        expect(discountMinor).toBeGreaterThanOrEqual(0);
        expect(discountMinor).toBeLessThanOrEqual(productsMinor);
      }),
    );
  });
});
