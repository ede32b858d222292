import type { ShopData, ShopperTaxes } from '@vyloha/backend-shop';
import type { shopOrder } from './tables';

/** Taxes of the day of an order, where it went. */
export function orderTaxes(
  order: Pick<typeof shopOrder.$inferSelect, 'taxCountry' | 'taxTreatment' | 'currency' | 'createdAt'>,
  { taxesFor }: Pick<ShopData, 'taxesFor'>,
): ShopperTaxes {
  const place = { country: order.taxCountry, isReverseCharge: order.taxTreatment === 'reverseCharge' };
  return taxesFor(place, { currency: order.currency, now: order.createdAt });
}
