import { sql } from 'drizzle-orm';
import { type Transaction, textArray } from '@vyloha/backend-kernel';
import { listingEntry, listingFacts, listingPrice } from '../../tables';
import { searchEntry } from '../../../search/tables';
import { listedPriceKeys } from './price-rows';

/** What one product adds to the facet counts of every listing that contains it. */
export interface Contribution {
  /** Scope id to whether the product can be bought there. */
  places: Record<string, boolean>;
  /** Facet to the product's lowest and highest number, for numeric facets. */
  facets: Record<string, { low: number | null; high: number | null }>;
  /** Currency to price list to the price in minor units. */
  prices: Record<string, Record<string, number>>;
  /** Terms by which it is found, for the vocabulary. */
  words: string[];
}

interface ContributionRow extends Record<string, unknown> {
  productId: string;
  places: Contribution['places'] | null;
  facets: Contribution['facets'] | null;
  prices: { currency: string; priceList: string; priceMinor: number }[] | null;
  words: string[] | null;
}

export const emptyContribution: Contribution = { places: {}, facets: {}, prices: {}, words: [] };

function toContribution({ places, facets, prices, words }: ContributionRow): Contribution {
  const pricesByCurrency: Contribution['prices'] = {};
  for (const { currency, priceList, priceMinor } of prices ?? [])
    (pricesByCurrency[currency] ??= {})[priceList] = priceMinor;
  return { places: places ?? {}, facets: facets ?? {}, prices: pricesByCurrency, words: words ?? [] };
}

/** As currently stored in the listing tables; products in no listing are missing. */
export async function readContributions(
  db: Transaction,
  productIds: readonly string[],
): Promise<Map<string, Contribution>> {
  const { rows } = await db.execute<ContributionRow>(sql`
    with combination as materialized (${listedPriceKeys})
    select f.product_id as "productId",
      (select jsonb_object_agg(e.scope_id, e.available) from ${listingEntry} e where e.product_id = f.product_id) as places,
      (select jsonb_object_agg(one.facet, jsonb_build_object('low', one.low, 'high', one.high))
        from unnest(f.facets, f.lows, f.highs) as one (facet, low, high)) as facets,
      (select jsonb_agg(jsonb_build_object('currency', lp.currency, 'priceList', lp.price_list, 'priceMinor', lp.price_minor))
        from combination c join ${listingPrice} lp on lp.currency = c.currency and lp.price_list = c.price_list and lp.place = 0
        where lp.product_id = f.product_id and lp.price_minor is not null) as prices,
      (select to_jsonb(tsvector_to_array(s.name_words)) from ${searchEntry} s
        where s.product_id = f.product_id and s.visible_to_groups = '{}') as words
    from ${listingFacts} f where f.product_id = any (${textArray(productIds)})`);
  return new Map(rows.map((row) => [row.productId, toContribution(row)]));
}
