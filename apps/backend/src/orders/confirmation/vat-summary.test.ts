import * as fc from 'fast-check';
import { sumMinor, withoutTax } from '@vyloha/money';
import { expect, it } from 'vitest';
import { anOrderItemRow, anOrderRow } from '../../testing/order-rows';
import { vatSummary } from '@vyloha/backend-orders/testing';

const serviceTaxRate = 21;
const item = (taxRate: number, totalMinor: number) =>
  anOrderItemRow({
    orderId: 'o-1',
    taxRate,
    totalMinor,
    totalWithoutTaxMinor: withoutTax(totalMinor, taxRate),
  });
const services = (shipperMinor: number, paymentMinor = 0) =>
  anOrderRow({
    shipperMinor,
    shipperWithoutTaxMinor: withoutTax(shipperMinor, serviceTaxRate),
    paymentMinor,
    paymentWithoutTaxMinor: withoutTax(paymentMinor, serviceTaxRate),
  });

it('sums products, shipping and payment by rate, the highest first', () => {
  const items = [item(12, 11_200), item(21, 12_100), item(12, 5_600)];
  expect(vatSummary({ order: services(6_050, 6_050), items, discounts: [] })).toEqual([
    { rate: 21, baseMinor: 20_000, taxMinor: 4_200 },
    { rate: 12, baseMinor: 15_000, taxMinor: 1_800 },
  ]);
});

it('leaves out rates at which nothing was charged', () => {
  expect(vatSummary({ order: services(0), items: [item(12, 11_200), item(0, 0)], discounts: [] })).toEqual([
    { rate: 12, baseMinor: 10_000, taxMinor: 1_200 },
  ]);
});

it('sums up to what is taxed, which the rounding of cash is no part of', () => {
  const lines = fc.array(fc.tuple(fc.constantFrom(0, 12, 13.5, 21, 25.5), fc.nat(10_000_000)), { maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.nat(100_000), fc.nat(100_000), (taxedLines, shipping, payment) => {
      const items = taxedLines.map(([rate, minor]) => item(rate, minor));
      const order = { ...services(shipping, payment), roundingMinor: 39 };
      const rates = vatSummary({ order, items, discounts: [] });
      const charged = sumMinor(rates.flatMap(({ baseMinor, taxMinor }) => [baseMinor, taxMinor]));
      expect(charged).toBe(sumMinor([...items.map(({ totalMinor }) => totalMinor), shipping, payment]));
    }),
  );
});
