import { pickTranslation, withDefaultTranslations } from '@vyloha/contract';
import type { FeedCategories } from '@vyloha/import-documents';
import { sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { category, parameter } from '@vyloha/backend-catalog/tables';
import {
  type Day,
  type PricedShipper,
  type ShopData,
  dispatchDay,
  listCountries,
  loadPayments,
  loadShopData,
  nearestDeliveryDay,
  wallClock,
} from '@vyloha/backend-shop';
import type { FeedSite } from '../feed-site';
import { toLine } from '../feed-text';

export interface FeedParameter {
  title: string;
  /** number, text, color or size */
  kind: string;
  unit: string | null;
}

/** What all offers of a feed share; bounded by the shop's size in categories and parameters, not in products. */
export interface FeedShop {
  name: string;
  /** Alpha-2, of the country that the site delivers to; null when nobody delivers there. */
  country: string | null;
  /** Those that deliver there, with prices. */
  shippers: readonly PricedShipper[];
  /** Price of cash on delivery; null where it is not offered. */
  cashOnDelivery: { id: string; priceMinor: number } | null;
  /** The fastest one to the door: what pages promise. */
  nearest: { day: Day; orderDeadline: string } | null;
  today: Day;
  /** Those that pages show. */
  parameters: ReadonlyMap<string, FeedParameter>;
  /** What price comparisons call the categories. */
  categories: ReadonlyMap<string, FeedCategories>;
  deliveries: ShopData['settings']['feedDeliveries'];
}

/** As the storefront selects them: to the first country of the currency that anybody delivers to. */
function findDelivering(countries: readonly { code: string; alpha2: string }[], shippers: readonly PricedShipper[]) {
  for (const { code, alpha2 } of countries) {
    const delivering = shippers.filter(({ countryCodes }) => countryCodes.includes(code));
    if (delivering.length > 0) return { country: alpha2, shippers: delivering };
  }
  return { country: null, shippers: [] };
}

function findNearest(
  shippers: readonly PricedShipper[],
  { closedDays }: Pick<ShopData, 'closedDays'>,
  now: Date,
): FeedShop['nearest'] {
  const days = shippers
    .filter(({ type }) => type === 'DELIVERY')
    .map((shipper) => ({ shipper, day: nearestDeliveryDay(shipper, now, closedDays) }));
  const [first, ...others] = days;
  if (first === undefined) return null;
  const { shipper, day } = others.reduce((best, other) => (other.day < best.day ? other : best), first);
  return { day, orderDeadline: `${dispatchDay(shipper, now, closedDays)} ${shipper.cutOff}` };
}

async function loadParameters(db: Queryable, { locale }: FeedSite): Promise<FeedShop['parameters']> {
  const rows = await db.select().from(parameter);
  return new Map(
    rows
      .filter(({ hideProductDetail }) => !hideProductDetail)
      .map(({ id, title, type, unit }) => [id, { title: toLine(pickTranslation(title, locale)), kind: type, unit }]),
  );
}

async function loadCategories(db: Queryable): Promise<FeedShop['categories']> {
  const named = sql<FeedCategories | null>`${category.presentation} -> 'feedCategories'`;
  const rows = await db.select({ id: category.id, named }).from(category);
  return new Map(rows.flatMap(({ id, named: categories }) => (categories === null ? [] : [[id, categories]])));
}

export async function loadFeedShop(db: Queryable, site: FeedSite, now: Date): Promise<FeedShop> {
  const { locale, currency } = site;
  const data = await loadShopData(db);
  const countries = (await listCountries(db, locale)).filter(({ currencyCode }) => currencyCode === currency);
  const { country, shippers } = findDelivering(countries, data.shippersIn(currency));
  // Which payments need a gateway does not matter: cash does not.
  const payments = await loadPayments({ db, currency, connected: { onlinePayments: false } });
  const cash = payments.find(({ type }) => type === 'CASH_ON_DELIVERY');
  const { contact, seoShortTitle, feedDeliveries } = data.settings;
  return {
    name: seoShortTitle === undefined ? contact.name : withDefaultTranslations(seoShortTitle)[locale],
    country,
    shippers,
    cashOnDelivery: cash === undefined ? null : { id: cash.id, priceMinor: cash.priceMinor },
    nearest: findNearest(shippers, data, now),
    today: wallClock(now).day,
    parameters: await loadParameters(db, site),
    categories: await loadCategories(db),
    deliveries: feedDeliveries,
  };
}
