import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Queryable, isOneOf } from '@vyloha/backend-kernel';
import { listingPrice, listingVariant } from '../tables';
import type { FilterGroup, PriceKey } from './facets/facet';

/** Whether a row `v` of `listing_variant` matches; it is null for a product that has no other variant. */
const variantMatches = (condition: SQL): SQL => sql`(v.product_id is null or ${condition})`;

/** Whether the product `e` matches a filter, and with `isByVariant` its variant `v` as well. */
export function matches({ product, variant }: FilterGroup, isByVariant: boolean): SQL {
  return isByVariant && variant !== undefined ? sql`(${product} and ${variantMatches(variant)})` : sql`${product}`;
}

/** Rows of a listing under its filters. */
export interface MatchingRows {
  /** Joins the listed variant to a row `e`, and its price `lp` where it is needed. */
  joins: SQL;
  /** Begins with `and`. */
  conditions: SQL;
  /** Id of the listed variant; null for the first one. */
  variantId: SQL;
}

/**
 * Whether filters can choose another variant than the first. One that can be bought is among the first, so it takes more
 * than the wish for that.
 */
export const areChoosing = (groups: readonly FilterGroup[]): boolean =>
  groups.some(({ key, variant }) => variant !== undefined && key !== 'available');

/**
 * The rule of which variant of a product a listing shows: of those that match the filters the first one, in the order of
 * `listing_variant`. Its price is that of the product, in filters and orders alike.
 */
export function matchingRows(
  groups: readonly FilterGroup[],
  priceKey: PriceKey,
  join: 'inner' | 'left' | null,
): MatchingRows {
  const isChoosing = areChoosing(groups);
  const prices = groups.flatMap(({ price }) => price ?? []);
  const variants = groups.flatMap(({ variant }) =>
    variant === undefined ? [] : [sql`and ${variantMatches(variant)}`],
  );
  const listed = sql`cross join lateral (
      select v.place, v.variant_id from (select) one left join ${listingVariant} v on v.product_id = e.product_id
      where true ${sql.join(variants, sql` `)} order by v.place limit 1
    ) listed`;
  const priceJoin = sql`${join === 'left' ? sql`left join` : sql`join`} ${listingPrice} lp on lp.product_id = e.product_id
    and lp.currency = ${priceKey.currency} and lp.price_list = ${priceKey.priceList}
    and lp.place = ${isChoosing ? sql`coalesce(listed.place, 0)` : sql`0`}`;
  const needsPrice = join !== null || prices.length > 0;
  const conditions = groups.map(({ product, price }) => price ?? product);
  return {
    joins: sql`${isChoosing ? listed : sql``} ${needsPrice ? priceJoin : sql``}`,
    conditions: sql.join(
      conditions.map((condition) => sql`and ${condition}`),
      sql` `,
    ),
    variantId: isChoosing ? sql`listed.variant_id` : sql`null::text`,
  };
}

/** Product id to the variant that its box shows, for products that have several. */
export type ListedVariants = Readonly<Record<string, string>>;

/** What boxes show where no filter chooses. */
export async function loadFirstVariants(db: Queryable, productIds: readonly string[]): Promise<ListedVariants> {
  if (productIds.length === 0) return {};
  const rows = await db
    .select({ productId: listingVariant.productId, variantId: listingVariant.variantId })
    .from(listingVariant)
    .where(and(isOneOf(listingVariant.productId, productIds), eq(listingVariant.place, 0)));
  return Object.fromEntries(rows.map(({ productId, variantId }) => [productId, variantId]));
}
