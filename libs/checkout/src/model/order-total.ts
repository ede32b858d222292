import type { Payment } from './payment';
import type { Shipper } from './shipper';

/** What the order costs with what is chosen so far, with tax, in minor units. */
export function orderTotalMinor(
  goodsMinor: number,
  shipper: Pick<Shipper, 'price'> | null,
  payment: Pick<Payment, 'price'> | null,
): number {
  return goodsMinor + (shipper?.price.withTaxMinor ?? 0) + (payment?.price.withTaxMinor ?? 0);
}
