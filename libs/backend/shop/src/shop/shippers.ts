import { type Locale, pickTranslation, shipperTypes } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { nearestDeliveryDay, type ClosedDays } from './delivery-date';
import { pictureOf, pictureSchema } from './picture';
import { servicePriceSchema, toServicePrice } from './service-price';
import { chargedPrice, type ServiceTaxes } from './taxes/service-taxes';
import type { PricedShipper } from './shop-data';

export const shipperSchema = namedSchema(
  'Shipper',
  v.object({
    id: v.string(),
    code: v.string(),
    name: v.string(),
    description: v.nullable(v.string()),
    image: v.nullable(pictureSchema),
    /** At a branch, at a pick-up point of the shipper, or to an address. */
    type: v.picklist(shipperTypes),
    prices: servicePriceSchema,
    freeShippingAt: v.nullable(v.number()),
    blockedPayments: v.array(v.string()),
    availableCountriesCodes: v.array(v.string()),
    requiredAddress: v.boolean(),
    delivery: v.object({ nearestDeliveryDate: v.string() }),
  }),
);

export type WireShipper = v.InferOutput<typeof shipperSchema>;

interface ShipperView {
  locale: Locale;
  currency: string;
  services: ServiceTaxes;
  now: Date;
  closedDays: ClosedDays;
}

/** @param priceMinor what the shopper's cart makes of the list price */
export function toWireShipper(
  row: PricedShipper,
  { locale, currency, services, now, closedDays }: ShipperView,
  priceMinor = chargedPrice(row.priceMinor, services),
): WireShipper {
  const name = pickTranslation(row.name, locale);
  return {
    id: row.id,
    code: row.code,
    name,
    description: row.description && pickTranslation(row.description, locale),
    image: pictureOf(row.imageKey, name),
    type: row.type,
    prices: toServicePrice(priceMinor, services, currency),
    freeShippingAt: row.freeFromMinor === null ? null : fromMinor(row.freeFromMinor),
    blockedPayments: row.blockedPaymentIds,
    availableCountriesCodes: row.countryCodes,
    requiredAddress: row.requiredAddress,
    delivery: { nearestDeliveryDate: nearestDeliveryDay(row, now, closedDays) },
  };
}

/**
 * Price of shipping products of this value with tax.
 * @param freeShipperIds of the shippers that ship one of the products for free
 */
export function shippingPrice(
  shipper: PricedShipper,
  productsMinor: number,
  freeShipperIds: readonly string[],
): number {
  const isAboveLimit = shipper.freeFromMinor !== null && productsMinor >= shipper.freeFromMinor;
  return isAboveLimit || freeShipperIds.includes(shipper.id) ? 0 : shipper.priceMinor;
}

/** The lowest order value with free home delivery; null when there is none. */
export function findFreeShippingThreshold(shippers: readonly PricedShipper[]): number | null {
  const thresholds = shippers
    .filter(({ type, freeFromMinor }) => type === 'DELIVERY' && freeFromMinor !== null)
    .map(({ freeFromMinor }) => freeFromMinor ?? 0);
  return thresholds.length === 0 ? null : Math.min(...thresholds);
}

/** The non-PERSONAL shipper with the earliest nearest delivery date. */
export function findFastest(shippers: readonly WireShipper[]): WireShipper | null {
  const [first, ...rest] = shippers.filter(({ type }) => type !== 'PERSONAL');
  if (first === undefined) return null;
  return rest.reduce(
    (best, candidate) =>
      candidate.delivery.nearestDeliveryDate < best.delivery.nearestDeliveryDate ? candidate : best,
    first,
  );
}
