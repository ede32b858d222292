import { isPaidInCash, type Locale, needsGateway, paymentKinds, pickTranslation } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, namedSchema } from '@vyloha/backend-kernel';
import { currency as currencyTable, payment } from './tables';
import type { ConnectedServices } from './connected-services';
import { pictureOf, pictureSchema } from './picture';
import { servicePriceSchema, toServicePrice } from './service-price';
import type { ServiceTaxes } from './taxes/service-taxes';

export const paymentSchema = namedSchema(
  'Payment',
  v.object({
    id: v.string(),
    code: v.string(),
    name: v.string(),
    description: v.nullable(v.string()),
    image: v.nullable(pictureSchema),
    type: v.string(),
    prices: servicePriceSchema,
    /** What the order comes to is rounded to a multiple of this, in main units; null where it is paid exactly. */
    cashRounding: v.nullable(v.number()),
    /** Why the shopper cannot pay by it now, in words; null when they can. */
    unavailable: v.nullable(v.string()),
    /** Of payment by invoice: days from its issue, and what may still be ordered so, with tax; null for others. */
    invoice: v.nullable(v.object({ dueDays: v.number(), left: v.number() })),
  }),
);

export type WirePayment = v.InferOutput<typeof paymentSchema>;

export type PricedPayment = typeof payment.$inferSelect & {
  priceMinor: number;
  /** What is paid by it is rounded to a multiple of this; null where it is paid exactly. */
  cashRoundingMinor: number | null;
};

/** Payments with a price in the currency, in the configured order; without a gateway none that needs it. */
export async function loadPayments({
  db,
  currency,
  connected,
}: {
  db: Queryable;
  currency: string;
  connected: Pick<ConnectedServices, 'onlinePayments'>;
}): Promise<PricedPayment[]> {
  const offeredKinds = paymentKinds.filter((kind) => connected.onlinePayments || !needsGateway(kind));
  const rows = await db
    .select({ row: payment, stepMinor: currencyTable.cashRoundingMinor })
    .from(payment)
    .leftJoin(currencyTable, eq(currencyTable.code, currency))
    .where(inArray(payment.type, offeredKinds))
    .orderBy(asc(payment.position), asc(payment.id));
  return rows.flatMap(({ row, stepMinor }) => {
    const priceMinor = row.prices[currency];
    const cashRoundingMinor = isPaidInCash(row.type) ? stepMinor : null;
    return priceMinor === undefined ? [] : [{ ...row, priceMinor, cashRoundingMinor }];
  });
}

/** @param row with what the shopper pays for it */
export function toWirePayment(
  row: PricedPayment,
  { locale, currency, services }: { locale: Locale; currency: string; services: Pick<ServiceTaxes, 'shares'> },
): WirePayment {
  const name = pickTranslation(row.name, locale);
  return {
    id: row.id,
    code: row.code,
    name,
    description: row.description && pickTranslation(row.description, locale),
    image: pictureOf(row.imageKey, name),
    type: row.type,
    prices: toServicePrice(row.priceMinor, services, currency),
    cashRounding: row.cashRoundingMinor === null ? null : fromMinor(row.cashRoundingMinor),
    unavailable: null,
    invoice: null,
  };
}
