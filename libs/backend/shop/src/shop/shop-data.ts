import { asc, eq, is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { type Queryable, type Transaction, buildOnce } from '@vyloha/backend-kernel';
import { country, currency, holiday, setting, shipper, shipperPrice, shopVersion } from './tables';
import type { ClosedDays } from './delivery-date';
import { parseShopSettings, type ShopSettings } from './shop-settings';
import { serviceShares, type ServiceTaxes } from './taxes/service-taxes';
import { type Moment, readTaxData, type TaxData } from './taxes/load-taxes';

/** A shipper with its price in one currency. */
export type PricedShipper = typeof shipper.$inferSelect & { priceMinor: number; freeFromMinor: number | null };

/** What all shoppers share and hardly ever changes. */
export interface ShopData extends TaxData {
  /** What was read with the data, so that it need not be read again with something else; null in a shop that has none. */
  version: string | null;
  settings: ShopSettings;
  closedDays: ClosedDays;
  /** Currencies of the countries that the shop delivers to, by alpha-3 code. */
  countryCurrencies: ReadonlyMap<string, string>;
  /** Shippers with a price in the currency, in the configured order. */
  shippersIn(currency: string): readonly PricedShipper[];
  /** How shipping and payment are taxed as long as there are no goods. */
  listServices(moment: Moment): ServiceTaxes;
}

/** More than one while transactions of an import read their own version; tests use many databases. */
const maxVersions = 20;
const dataByVersion = new LRUCache<string, ShopData>({ max: maxVersions });

async function readShopData(db: Queryable, version: string | null): Promise<ShopData> {
  const settings = parseShopSettings(await db.select().from(setting), await db.select().from(currency));
  const closedDays = new Set((await db.select({ day: holiday.day }).from(holiday)).map(({ day }) => day));
  const countries = await db.select({ code: country.code, currency: country.currency }).from(country);
  const countryCurrencies = new Map(countries.map((row) => [row.code, row.currency]));
  const rows = await db
    .select({ shipper, price: shipperPrice })
    .from(shipper)
    .innerJoin(shipperPrice, eq(shipperPrice.shipperId, shipper.id))
    .orderBy(asc(shipper.position), asc(shipper.id));
  const shippersIn = (currency: string) =>
    rows
      .filter(({ price }) => price.currency === currency)
      .map(({ shipper: row, price: { priceMinor, freeFromMinor } }) => ({ ...row, priceMinor, freeFromMinor }));
  const taxData = await readTaxData(db);
  const listServices = (moment: Moment) => {
    const shown = taxData.taxesFor(null, moment);
    return { taxes: shown, shares: serviceShares([], shown, settings.serviceTaxClass) };
  };
  return { ...taxData, version, settings, closedDays, countryCurrencies, shippersIn, listServices };
}

/** The version, for statements that also read something else; null in a shop that has none. */
export const shopVersionId = sql<string | null>`(select ${shopVersion.id} from ${shopVersion})`;

const versions = buildOnce((db) => db.select({ id: shopVersion.id }).from(shopVersion).prepare('shop_version'));

async function readVersion(db: Queryable): Promise<string | null> {
  const [row] = await versions(db).execute();
  return row?.id ?? null;
}

const pinnedData = new WeakMap<Queryable, ShopData>();

/** Of one snapshot: behind one address there may be several servers, some with data from before a version that others have. */
async function readSnapshot(db: Queryable): Promise<ShopData> {
  const read = async (tx: Queryable) => readShopData(tx, await readVersion(tx));
  return is(db, PgTransaction) ? read(db) : db.transaction(read, { isolationLevel: 'repeatable read' });
}

/**
 * Settings, currencies, countries, holidays, shippers and taxes, from memory unless one of their tables has changed: each change gives the shop a new
 * version, which is read with them, so that several backends on one database agree.
 * @param version when it has just been read with something else
 * @throws ValiError when the imported settings are invalid
 */
export async function loadShopData(db: Queryable, version?: string | null | undefined): Promise<ShopData> {
  const pinned = pinnedData.get(db);
  if (pinned !== undefined) return pinned;
  const current = version === undefined ? await readVersion(db) : version;
  const known = current === null ? undefined : dataByVersion.get(current);
  if (known !== undefined) return known;
  const data = await readSnapshot(db);
  if (data.version !== null) dataByVersion.set(data.version, data);
  return data;
}

/**
 * Reads the shop data once for a transaction that does not change them: whatever is loaded later within it is the same, without asking
 * for the version again.
 */
export async function pinShopData(tx: Transaction): Promise<ShopData> {
  const data = await loadShopData(tx);
  pinnedData.set(tx, data);
  return data;
}
