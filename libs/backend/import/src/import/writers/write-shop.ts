import type { DocumentOf } from '@vyloha/import-documents';
import { toMinor } from '@vyloha/money';
import { inArray } from 'drizzle-orm';
import { type Queryable, upsert } from '@vyloha/backend-kernel';
import {
  branch,
  country,
  currency,
  holiday,
  payment,
  pickUpPoint,
  setting,
  shipper,
  shipperPrice,
  taxRate,
  warehouse,
} from '@vyloha/backend-shop/tables';
import { pointSearchText } from '@vyloha/backend-shop';

export async function writeSettings(db: Queryable, documents: readonly DocumentOf<'setting'>[]): Promise<void> {
  // One that occurs again has its last value.
  const rows = new Map(documents.map(({ name, value }) => [name, { name, value }]));
  await upsert(db, setting, [...rows.values()], ['name']);
}

/** Whole crowns by the Czech act 634/1992, five cents by the Slovak act 18/1996. */
const cashRoundingByLaw: Readonly<Record<string, number>> = { CZK: 1, EUR: 0.05 };

function toCashRounding({ code, cashRounding }: DocumentOf<'currency'>): number | null {
  const step = cashRounding === undefined ? (cashRoundingByLaw[code] ?? null) : cashRounding;
  return step === null ? null : toMinor(step);
}

export async function writeCurrencies(db: Queryable, documents: readonly DocumentOf<'currency'>[]): Promise<void> {
  await upsert(
    db,
    currency,
    documents.map((document) => {
      const { type: _, cashRounding: _step, ...row } = document;
      return { ...row, cashRoundingMinor: toCashRounding(document) };
    }),
    ['code'],
  );
}

export async function writeCountries(db: Queryable, documents: readonly DocumentOf<'country'>[]): Promise<void> {
  await upsert(
    db,
    country,
    documents.map(({ type: _, ...row }) => row),
    ['code'],
  );
}

export async function writeTaxRates(db: Queryable, documents: readonly DocumentOf<'tax_rate'>[]): Promise<void> {
  await upsert(
    db,
    taxRate,
    documents.map(({ type: _, ...row }) => row),
    ['country', 'taxClass', 'validFrom'],
  );
}

export async function writeHolidays(db: Queryable, documents: readonly DocumentOf<'holiday'>[]): Promise<void> {
  await upsert(
    db,
    holiday,
    documents.map(({ day, name }) => ({ day, name })),
    ['day'],
  );
}

export async function writeWarehouses(db: Queryable, documents: readonly DocumentOf<'warehouse'>[]): Promise<void> {
  await upsert(
    db,
    warehouse,
    documents.map(({ type: _, branchId, ...row }) => ({ ...row, branchId: branchId ?? null })),
    ['id'],
  );
}

export async function writeBranches(db: Queryable, documents: readonly DocumentOf<'branch'>[]): Promise<void> {
  const rows = documents.map(({ type: _, description, warehouseId, ...row }) => ({
    ...row,
    description: description ?? null,
    warehouseId: warehouseId ?? null,
  }));
  await upsert(db, branch, rows, ['id']);
}

export async function writeShippers(db: Queryable, documents: readonly DocumentOf<'shipper'>[]): Promise<void> {
  const rows = documents.map(
    ({ type: _, kind, prices: _prices, description, imageKey, slotCapacity, trackingUrl, ...row }) => ({
      ...row,
      type: kind,
      description: description ?? null,
      imageKey: imageKey ?? null,
      slotCapacity: slotCapacity ?? null,
      trackingUrl: trackingUrl ?? null,
    }),
  );
  await upsert(db, shipper, rows, ['id']);
  const ids = documents.map(({ id }) => id);
  await db.delete(shipperPrice).where(inArray(shipperPrice.shipperId, ids));
  const prices = documents.flatMap((document) =>
    document.prices.map((price) => ({
      shipperId: document.id,
      currency: price.currency,
      priceMinor: toMinor(price.price),
      freeFromMinor: price.freeFrom === undefined ? null : toMinor(price.freeFrom),
    })),
  );
  await upsert(db, shipperPrice, prices, ['shipperId', 'currency']);
}

export async function writePickUpPoints(
  db: Queryable,
  documents: readonly DocumentOf<'pickup_point'>[],
): Promise<void> {
  const rows = documents.map(({ type: _, ...row }) => ({ ...row, searchText: pointSearchText(row) }));
  await upsert(db, pickUpPoint, rows, ['id']);
}

export async function writePayments(db: Queryable, documents: readonly DocumentOf<'payment'>[]): Promise<void> {
  const rows = documents.map(({ type: _, kind, prices, description, imageKey, ...row }) => ({
    ...row,
    type: kind,
    prices: Object.fromEntries(Object.entries(prices).map(([code, amount]) => [code, toMinor(amount)])),
    description: description ?? null,
    imageKey: imageKey ?? null,
  }));
  await upsert(db, payment, rows, ['id']);
}
