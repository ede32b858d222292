import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { basicPriceList, isProductVisibleTo, loadProducts } from '@vyloha/backend-catalog';
import type { Database } from '@vyloha/backend-kernel';
import { product, variant } from '@vyloha/backend-catalog/tables';
import type { FeedSite } from '../feed-site';
import type { LeftOutReason, LeftOutTally } from '../left-out';
import type { FeedShop } from '../offers/feed-shop';
import type { Offer } from '../offers/offer';
import { toOffers } from '../offers/to-offers';

/** Products in memory at once, however many there are. */
export const productsPerBatch = 100;

interface ProductRow extends Record<string, unknown> {
  id: string;
  code: string;
  offers: number;
  reason: LeftOutReason | null;
}

interface BatchOptions {
  site: FeedSite;
  shop: FeedShop;
  /** When the feed was begun. */
  now: Date;
  tally: LeftOutTally;
}

export interface OfferBatch {
  offers: Offer[];
  /** Id of the last product; null when there are no more. */
  last: string | null;
}

/** The next products of all, those included that are left out; by key, so that none comes twice or is skipped. */
async function readRows(db: Database, after: string): Promise<ProductRow[]> {
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, p.catalog_code as code,
      (select count(*)::int from ${variant} v where v.product_id = p.id) as offers,
      case when not p.in_catalog then 'hidden' when not ${isProductVisibleTo(alias(product, 'p'), [])} then 'restricted'
        when not p.saleable then 'notSaleable' end as reason
    from ${product} p where p.id > ${after} order by p.id limit ${productsPerBatch}::int`);
  return rows;
}

/** The offers of the next products as guests see them, from the code that serves pages. */
export async function readOffers(db: Database, after: string, options: BatchOptions): Promise<OfferBatch> {
  const { site, shop, now, tally } = options;
  const rows = await readRows(db, after);
  for (const { code, offers, reason } of rows) if (reason !== null) tally.add(reason, code, offers);
  const shown = rows.filter(({ reason }) => reason === null).map(({ id }) => id);
  const { locale, currency } = site;
  const domain = { code: site.code, translationVariant: '' };
  // No feed says what the law of a country may let pages leave out.
  const settings = { legalDutiesOff: [] };
  const caller = { db, settings, domain, locale, currency, priceList: basicPriceList, groups: [], now: () => now };
  const products = await loadProducts(caller, shown);
  const offers = products.flatMap((found) =>
    toOffers(found, site, shop).flatMap((offer, index) => {
      if (offer !== null) return offer;
      tally.add('noPrice', found.variants[index]?.catalogCode ?? found.catalogCode);
      return [];
    }),
  );
  return { offers, last: rows.length < productsPerBatch ? null : (rows.at(-1)?.id ?? null) };
}
