import { type Locale, pickTranslation } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/database';
import { holiday, shipper, shipperPrice } from '../database/schema';
import { namedSchema } from '../server/openapi/named-schema';
import { nearestDeliveryDay, type ClosedDays } from './delivery-date';
import { pictureOf, pictureSchema } from './picture';
import { servicePriceSchema, toServicePrice } from './service-price';

export const shipperSchema = namedSchema(
  'Shipper',
  v.object({
    id: v.string(),
    code: v.string(),
    name: v.string(),
    description: v.nullable(v.string()),
    image: v.nullable(pictureSchema),
    type: v.picklist(['PERSONAL', 'DELIVERY']),
    prices: servicePriceSchema,
    freeShippingAt: v.nullable(v.number()),
    blockedPayments: v.array(v.string()),
    availableCountriesCodes: v.array(v.string()),
    requiredAddress: v.boolean(),
    delivery: v.object({ nearestDeliveryDate: v.string() }),
  }),
);

export type WireShipper = v.InferOutput<typeof shipperSchema>;

/** A shipper with its price in one currency. */
export type PricedShipper = typeof shipper.$inferSelect & { priceMinor: number; freeFromMinor: number | null };

/** Shippers with a price in the currency, in the configured order. */
export async function loadShippers(db: Queryable, currency: string): Promise<PricedShipper[]> {
  const rows = await db
    .select({ shipper, priceMinor: shipperPrice.priceMinor, freeFromMinor: shipperPrice.freeFromMinor })
    .from(shipper)
    .innerJoin(shipperPrice, and(eq(shipperPrice.shipperId, shipper.id), eq(shipperPrice.currency, currency)))
    .orderBy(asc(shipper.position), asc(shipper.id));
  return rows.map(({ shipper: row, ...prices }) => ({ ...row, ...prices }));
}

export async function loadClosedDays(db: Queryable): Promise<ClosedDays> {
  return new Set((await db.select({ day: holiday.day }).from(holiday)).map(({ day }) => day));
}

interface ShipperView {
  locale: Locale;
  currency: string;
  taxRate: number;
  now: Date;
  closedDays: ClosedDays;
}

/** @param priceMinor the price for this shopper, when it is not the list price */
export function toWireShipper(
  row: PricedShipper,
  { locale, currency, taxRate, now, closedDays }: ShipperView,
  priceMinor = row.priceMinor,
): WireShipper {
  const name = pickTranslation(row.name, locale);
  return {
    id: row.id,
    code: row.code,
    name,
    description: row.description && pickTranslation(row.description, locale),
    image: pictureOf(row.imageKey, name),
    type: row.type === 'PERSONAL' ? 'PERSONAL' : 'DELIVERY',
    prices: toServicePrice(priceMinor, taxRate, currency),
    freeShippingAt: row.freeFromMinor === null ? null : fromMinor(row.freeFromMinor),
    blockedPayments: row.blockedPaymentIds,
    availableCountriesCodes: row.countryCodes,
    requiredAddress: row.requiredAddress,
    delivery: { nearestDeliveryDate: nearestDeliveryDay(row, now, closedDays) },
  };
}

/** The lowest order value with free home delivery; null when there is none. */
export function findFreeShippingThreshold(shippers: readonly PricedShipper[]): number | null {
  const thresholds = shippers
    .filter(({ type, freeFromMinor }) => type !== 'PERSONAL' && freeFromMinor !== null)
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
