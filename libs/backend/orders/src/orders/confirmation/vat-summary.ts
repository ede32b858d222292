import type { OrderRows } from '../placing/to-order-rows';

interface VatRate {
  /** In percent. */
  rate: number;
  baseMinor: number;
  taxMinor: number;
}

/** Base and tax of an order by rate, the highest first; they sum up to its totals. */
export function vatSummary({ order, items, discounts }: OrderRows, serviceTaxRate: number): VatRate[] {
  const parts = [
    ...items.map(({ taxRate, totalMinor, totalWithoutTaxMinor }) => ({
      // Orders from before rates were stored are never confirmed again.
      rate: taxRate ?? serviceTaxRate,
      withTaxMinor: totalMinor,
      baseMinor: totalWithoutTaxMinor,
    })),
    ...discounts.map(({ taxRate, totalMinor, totalWithoutTaxMinor }) => ({
      rate: taxRate,
      withTaxMinor: totalMinor,
      baseMinor: totalWithoutTaxMinor,
    })),
    {
      rate: serviceTaxRate,
      withTaxMinor: order.shipperMinor + order.paymentMinor,
      baseMinor: order.shipperWithoutTaxMinor + order.paymentWithoutTaxMinor,
    },
  ];
  const byRate = new Map<number, VatRate>();
  for (const { rate, withTaxMinor, baseMinor } of parts) {
    const sum = byRate.get(rate) ?? { rate, baseMinor: 0, taxMinor: 0 };
    byRate.set(rate, {
      rate,
      baseMinor: sum.baseMinor + baseMinor,
      taxMinor: sum.taxMinor + withTaxMinor - baseMinor,
    });
  }
  return [...byRate.values()]
    .filter(({ baseMinor, taxMinor }) => baseMinor !== 0 || taxMinor !== 0)
    .sort((a, b) => b.rate - a.rate);
}
