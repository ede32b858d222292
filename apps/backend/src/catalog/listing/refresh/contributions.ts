import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { listingEntry, listingFacts, listingPrice, searchEntry } from '../../../database/schema';
import { textArray } from '../../text-array';
import { listedCombinations } from './price-rows';

/** What one product counts for around the products of every listing it stands in. */
export interface Contribution {
  /** Scope id to whether the product can be bought there. */
  places: Record<string, boolean>;
  /** Facet to the lowest and highest number of the product, where it is one. */
  facets: Record<string, { low: number | null; high: number | null }>;
  /** Currency to price list to the price in minor units. */
  prices: Record<string, Record<string, number>>;
  /** Words of its name by which mistyped ones are guessed. */
  words: string[];
}

interface ContributionRow extends Record<string, unknown> {
  productId: string;
  places: Contribution['places'] | null;
  facets: Contribution['facets'] | null;
  prices: { currency: string; priceList: string; priceMinor: number }[] | null;
  words: string[] | null;
}

export const noContribution: Contribution = { places: {}, facets: {}, prices: {}, words: [] };

function toContribution({ places, facets, prices, words }: ContributionRow): Contribution {
  const byCurrency: Contribution['prices'] = {};
  for (const { currency, priceList, priceMinor } of prices ?? []) (byCurrency[currency] ??= {})[priceList] = priceMinor;
  return { places: places ?? {}, facets: facets ?? {}, prices: byCurrency, words: words ?? [] };
}

/** As the listings have them now; products that are in none are missing. */
export async function readContributions(
  db: Transaction,
  productIds: readonly string[],
): Promise<Map<string, Contribution>> {
  const { rows } = await db.execute<ContributionRow>(sql`
    with combination as materialized (${listedCombinations})
    select f.product_id as "productId",
      (select jsonb_object_agg(e.scope_id, e.available) from ${listingEntry} e where e.product_id = f.product_id) as places,
      (select jsonb_object_agg(one.facet, jsonb_build_object('low', one.low, 'high', one.high))
        from unnest(f.facets, f.lows, f.highs) as one (facet, low, high)) as facets,
      (select jsonb_agg(jsonb_build_object('currency', lp.currency, 'priceList', lp.price_list, 'priceMinor', lp.price_minor))
        from combination c join ${listingPrice} lp on lp.currency = c.currency and lp.price_list = c.price_list
        where lp.product_id = f.product_id and lp.price_minor is not null) as prices,
      (select to_jsonb(tsvector_to_array(s.name_words)) from ${searchEntry} s where s.product_id = f.product_id) as words
    from ${listingFacts} f where f.product_id = any (${textArray(productIds)})`);
  return new Map(rows.map((row) => [row.productId, toContribution(row)]));
}
