import { sumMinor } from '@vyloha/money';
import { type ServicePart, serviceParts } from '@vyloha/backend-shop';
import type { OrderRows } from '../placing/to-order-rows';

interface VatRate {
  /** In percent. */
  rate: number;
  baseMinor: number;
  taxMinor: number;
}

/**
 * Shipping and payment of an order by rate, the highest first. Their bases sum up to the stored ones also where a part
 * was given back before, whose rounding the largest one bears.
 */
export function servicesOf({ order }: Pick<OrderRows, 'order'>): { shipper: ServicePart[]; payment: ServicePart[] } {
  const { serviceShares, shipperMinor, shipperWithoutTaxMinor, paymentMinor, paymentWithoutTaxMinor } = order;
  const parts = (totalMinor: number, baseMinor: number) => {
    const all = serviceParts(totalMinor, serviceShares);
    const missing = baseMinor - sumMinor(all.map(({ totalWithoutTaxMinor }) => totalWithoutTaxMinor));
    const largest = Math.max(...all.map((part) => part.totalMinor));
    const bearer = all.findIndex((part) => part.totalMinor === largest);
    return all.map((part, index) =>
      index === bearer ? { ...part, totalWithoutTaxMinor: part.totalWithoutTaxMinor + missing } : part,
    );
  };
  return {
    shipper: parts(shipperMinor, shipperWithoutTaxMinor),
    payment: parts(paymentMinor, paymentWithoutTaxMinor),
  };
}

/** Base and tax of an order by rate, the highest first; they sum up to its totals. */
export function vatSummary(rows: OrderRows): VatRate[] {
  const services = servicesOf(rows);
  const byRate = new Map<number, VatRate>();
  for (const part of [...rows.items, ...rows.discounts, ...services.shipper, ...services.payment]) {
    const { taxRate: rate, totalMinor, totalWithoutTaxMinor } = part;
    const sum = byRate.get(rate) ?? { rate, baseMinor: 0, taxMinor: 0 };
    byRate.set(rate, {
      rate,
      baseMinor: sum.baseMinor + totalWithoutTaxMinor,
      taxMinor: sum.taxMinor + totalMinor - totalWithoutTaxMinor,
    });
  }
  return [...byRate.values()]
    .filter(({ baseMinor, taxMinor }) => baseMinor !== 0 || taxMinor !== 0)
    .sort((a, b) => b.rate - a.rate);
}
