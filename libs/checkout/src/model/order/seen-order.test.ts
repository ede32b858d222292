import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSeenOrder } from './parse-seen-order';
import { findOrderChanges, toSeenOrder, type SeenOrder } from './seen-order';

const price = (withTaxMinor: number) => ({ withTaxMinor });
const ppl = { id: 's-ppl', name: 'PPL', price: price(9_900) };
const cash = { id: 'pay-cod', name: 'Dobírka', price: price(3_900), cashRoundingMinor: 100 };
const line = {
  variantId: 'v-1',
  slug: null,
  totalWithoutTaxMinor: 0,
  unit: 'm',
  fileKey: null,
  credits: null,
  isDiscount: false,
  measured: null,
};
const shown = {
  currency: { code: 'CZK' },
  offer: { shippers: [ppl], payments: [cash] },
  products: {
    couponCode: 'JARO15',
    credits: 0,
    lines: [
      { ...line, id: 'ci-1', name: 'Konev', amount: 2, multiplier: 1, totalMinor: 99_800 },
      { ...line, id: 'ci-2', name: 'Hadice', amount: 3, multiplier: 0.5, totalMinor: 7_500 },
    ],
  },
};
const seen = toSeenOrder(shown);
const [can, hose] = seen.lines;
const selected = [ppl, cash];
const changesTo = (changes: Partial<SeenOrder>) => findOrderChanges(seen, { ...seen, ...changes }, selected);

describe('findOrderChanges', () => {
  it('finds nothing in what was seen, after a round trip through the form', () => {
    expect(parseSeenOrder(JSON.stringify(seen))).toEqual(seen);
    expect(findOrderChanges(seen, toSeenOrder(shown), selected)).toEqual([]);
  });

  it('names what was removed and added, other amounts and prices', () => {
    if (can === undefined || hose === undefined) throw new Error('Two lines were seen');
    const gift = { id: 'v-sacek', name: 'Sáček', amount: 1, totalMinor: 0 };
    expect(changesTo({ lines: [can, gift] })).toEqual([
      { kind: 'removed', name: 'Hadice' },
      { kind: 'added', name: 'Sáček' },
      { kind: 'total', before: 121_100, now: 113_600 },
    ]);
    expect(
      changesTo({
        lines: [
          { ...can, amount: 3, totalMinor: 149_700 },
          { ...hose, totalMinor: 8_000 },
        ],
      }),
    ).toEqual([
      { kind: 'amount', name: 'Konev', before: 2, now: 3 },
      { kind: 'price', name: 'Hadice', before: 7_500, now: 8_000 },
      { kind: 'total', before: 121_100, now: 171_500 },
    ]);
  });

  it('says what the order came to as it was rounded', () => {
    const lines = seen.lines.map((one) => ({ ...one, totalMinor: one.totalMinor - 30 }));
    expect(changesTo({ lines })).toMatchObject([{}, {}, { kind: 'total', before: 121_100, now: 121_000 }]);
    expect(changesTo({ lines, roundings: {} })).toMatchObject([{}, {}, { kind: 'total', now: 121_040 }]);
  });

  it('names prices of the selected services only', () => {
    const services = { 's-ppl': 12_900, 'pay-cod': 3_900, 's-other': 1 };
    expect(changesTo({ services })).toEqual([
      { kind: 'price', name: 'PPL', before: 9_900, now: 12_900 },
      { kind: 'total', before: 121_100, now: 124_100 },
    ]);
    expect(findOrderChanges(seen, { ...seen, services }, [null, cash])).toEqual([]);
  });

  it('names the coupon that does not hold any more, without the discount that went with it', () => {
    const discount = { id: 'd-1', name: 'Sleva (JARO15)', amount: 1, totalMinor: -5_000, isDiscount: true } as const;
    const withDiscount = { ...seen, lines: [...seen.lines, discount] };
    expect(findOrderChanges(withDiscount, { ...seen, coupon: null }, selected)).toEqual([
      { kind: 'couponLost', name: 'JARO15' },
      { kind: 'total', before: 116_100, now: 121_100 },
    ]);
    expect(findOrderChanges(withDiscount, seen, selected)).toEqual([
      { kind: 'discountLost', name: 'Sleva (JARO15)' },
      { kind: 'total', before: 116_100, now: 121_100 },
    ]);
    expect(findOrderChanges({ ...seen, coupon: null }, seen, selected)).toEqual([]);
  });

  it('names credits that are spent, where the form says how many were seen', () => {
    expect(changesTo({ credits: 300 })).toEqual([{ kind: 'credits', before: 0, now: 300 }]);
    expect(findOrderChanges({ ...seen, credits: null }, { ...seen, credits: 300 }, selected)).toEqual([]);
  });

  it('says of another currency only that', () => {
    expect(changesTo({ currency: 'EUR', lines: [], services: {} })).toEqual([{ kind: 'currency' }]);
  });
});

describe('parseSeenOrder', () => {
  it.each([undefined, null, '', '{', '{}', '[]', '{"currency":"CZK","lines":[{"id":1}],"services":{}}'])(
    'reads %s as nothing',
    (text) => {
      expect(parseSeenOrder(text)).toBeNull();
    },
  );

  it('never throws', () => {
    fc.assert(fc.property(fc.json(), (text) => void parseSeenOrder(text)));
  });
});
