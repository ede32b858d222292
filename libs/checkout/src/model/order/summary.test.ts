import { describe, expect, it } from 'vitest';
import { toSummary } from './summary';

const tax = { countryCode: 'CZE', treatment: 'home' } as const;
const products = {
  lines: [],
  credits: 0,
  tax,
  couponCode: null,
  total: { withTaxMinor: 99800, withoutTaxMinor: 82479 },
};
const shipper = { name: 'PPL', price: { withTaxMinor: 9900, withoutTaxMinor: 8182 } };
const payment = { name: 'Dobírka', price: { withTaxMinor: 3900, withoutTaxMinor: 3223 }, cashRoundingMinor: 100 };

describe('toSummary', () => {
  it('adds shipping and payment to the products', () => {
    expect(toSummary(products, shipper, payment)).toEqual({
      lines: [],
      productsMinor: 99800,
      productsWithoutTaxMinor: 82479,
      shipping: { name: 'PPL', priceMinor: 9900, priceWithoutTaxMinor: 8182 },
      payment: { name: 'Dobírka', priceMinor: 3900, priceWithoutTaxMinor: 3223 },
      roundingMinor: 0,
      totalMinor: 113600,
      totalWithoutTaxMinor: 93884,
      credits: 0,
      tax,
    });
  });

  it('rounds what is paid in cash, and no tax', () => {
    const total = { withTaxMinor: 99_861, withoutTaxMinor: 82_529 };
    const summaryOf = (cashRoundingMinor: number | null) =>
      toSummary({ ...products, total }, shipper, { ...payment, cashRoundingMinor });
    const exact = { roundingMinor: 0, totalMinor: 113_661, totalWithoutTaxMinor: 93_934 };
    expect(summaryOf(null)).toMatchObject(exact);
    expect(summaryOf(100)).toMatchObject({ ...exact, roundingMinor: 39, totalMinor: 113_700 });
  });

  it('costs as much as the products until something is selected', () => {
    expect(toSummary(products, null, null)).toMatchObject({
      shipping: null,
      payment: null,
      totalMinor: 99800,
      totalWithoutTaxMinor: 82479,
    });
  });
});
