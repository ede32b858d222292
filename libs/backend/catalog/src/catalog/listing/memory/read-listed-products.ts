import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, textArray } from '@vyloha/backend-kernel';
import { listingEntry, listingFacts, listingPrice, listingVariant, product } from '../../tables';
import { searchEntry } from '../../../search/tables';
import { toFactSql } from '../facets/facet';
import { tagsGroup } from '../facets/tags-facet';

/** Facets with their lowest and highest numbers, as in `listing_facts`. */
export interface StoredFacets {
  facets: string[];
  lows: (number | null)[];
  highs: (number | null)[];
}

/** A product as the listing tables have it. */
export interface ListedProduct extends StoredFacets {
  id: string;
  /** How many of the first facets all variants share. */
  shared: number;
  /** What can be filtered by without being offered. */
  hidden: string[];
  scopes: string[];
  available: boolean;
  soldCount: number;
  rank: number;
  rating: number;
  /** Microseconds since 1970. */
  addedAt: number;
  /** By place; none where there is only one. */
  variants: (StoredFacets & { available: boolean; own: number })[];
  /** The product before it in the order of the database; null for the first one. */
  before: string | null;
}

const hiddenTags = sql`array(select ${toFactSql(tagsGroup, sql`tag_id`)} from unnest(p.tag_ids) tag_id
  where ${toFactSql(tagsGroup, sql`tag_id`)} <> all (f.facets))`;

/** What comes before `f`: it is asked for only where it is not the previous row. */
const beforeSql = sql`(select max(b.product_id) from ${listingFacts} b where b.product_id < f.product_id)`;

const selectProducts = (condition: SQL, before: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object('id', f.product_id, 'facets', f.facets, 'lows', f.lows, 'highs', f.highs,
    'shared', f.shared, 'hidden', ${hiddenTags}, 'scopes', coalesce(e.scopes, '{}'),
    'available', s.available, 'soldCount', s.sold_count, 'rank', s.rank, 'rating', s.rating,
    'addedAt', (extract(epoch from s.added_at) * 1000000)::bigint,
    'variants', coalesce(v.variants, '[]'), 'before', ${before}) order by f.product_id), '[]') as found
  from (select * from ${listingFacts} f where ${condition}) f
  join ${searchEntry} s on s.product_id = f.product_id
  left join ${product} p on p.id = f.product_id
  cross join lateral (select array_agg(scope_id) as scopes from ${listingEntry} where product_id = f.product_id) e
  cross join lateral (
    select json_agg(json_build_object('available', available, 'own', own, 'facets', facets, 'lows', lows,
      'highs', highs) order by place) as variants
    from ${listingVariant} where product_id = f.product_id
  ) v`;

async function readFound<Row>(db: Queryable, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ found: Row[] }>(statement);
  return rows[0]?.found ?? [];
}

/** Those with an id after `after`, in the order of the database; without what is before them. */
export const readNextProducts = (db: Queryable, after: string, limit: number): Promise<ListedProduct[]> =>
  readFound(db, selectProducts(sql`f.product_id > ${after} order by f.product_id limit ${limit}::int`, sql`null`));

/** Those that there are, in the order of the database. */
export const readProducts = (db: Queryable, ids: readonly string[]): Promise<ListedProduct[]> =>
  readFound(db, selectProducts(sql`f.product_id = any (${textArray(ids)})`, beforeSql));

/** Product id, place, price with and without tax in minor units, place in the order by discount. */
export type ListedPrice = [
  productId: string,
  place: number,
  minor: number | null,
  net: number | null,
  discountRank: number,
];

const selectPrices = (segment: Segment, condition: SQL): SQL => sql`
  select coalesce(json_agg(json_build_array(lp.product_id, lp.place, lp.price_minor, lp.net_minor, lp.discount_rank)
    order by lp.product_id, lp.place), '[]') as found
  from (
    select * from ${listingPrice} lp
    where lp.currency = ${segment.currency} and lp.price_list = ${segment.priceList} and ${condition}
  ) lp`;

/** Whose prices they are. */
export interface Segment {
  currency: string;
  priceList: string;
}

/** Those after a product and place, in the order of the database. */
export const readNextPrices = (
  db: Queryable,
  segment: Segment,
  [id, place]: readonly [string, number],
  limit: number,
) =>
  readFound<ListedPrice>(
    db,
    selectPrices(
      segment,
      sql`(lp.product_id, lp.place) > (${id}, ${place}::int) order by lp.product_id, lp.place limit ${limit}::int`,
    ),
  );

export const readPrices = (db: Queryable, segment: Segment, ids: readonly string[]) =>
  readFound<ListedPrice>(db, selectPrices(segment, sql`lp.product_id = any (${textArray(ids)})`));
