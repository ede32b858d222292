import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { listingFacts, type listingScope } from '../../tables';
import type { ListingCounts } from '../../tables';
import type { CatalogContext } from '../../catalog-context';
import { textArray } from '@vyloha/backend-kernel';
import type { NumberRange } from './number-range';

/** Which prices apply: the caller's currency, a price list that exists in the shop, and the display of prices. */
export interface PriceKey {
  currency: string;
  priceList: string;
  withTax: boolean;
}

/** The displayed price of a row of `listing_price lp`. */
export const displayedPrice = ({ withTax }: PriceKey): SQL => (withTax ? sql`lp.price_minor` : sql`lp.net_minor`);

/** What a filter group wants, as it is looked for in memory; the conditions of the group say the same in SQL. */
export type Wanted =
  | { kind: 'facts'; facts: readonly string[] }
  /** A number of the group. */
  | { kind: 'number'; range: NumberRange }
  | { kind: 'available' }
  /** In minor units. */
  | { kind: 'price'; range: NumberRange };

/**
 * Filters counted together: a value of a group is counted under the filters of all other groups. A product matches when
 * one of its variants does in all groups; the first such variant is shown, and its price has to match.
 */
export interface FilterGroup {
  key: string;
  wanted: Wanted;
  /** SQL condition on a listing row `e` (product_id, available): what holds for the product, or one of its variants. */
  product: SQL;
  /** Condition on a row `v` of `listing_variant`; absent where it holds for all variants or none. */
  variant?: SQL;
  /** Condition on the row `lp` of `listing_price` of the shown variant. */
  price?: SQL;
}

/** Counted from `listing_facts` and `listing_variant`, which the refresh of a product writes. */
interface CountedFacts {
  from: 'facts';
  /**
   * Rows (product_id, variant_id, group_key, value, low, high) of `listed`: the value of what is counted as a range is
   * empty, and so is the variant of what the product itself has.
   */
  rows: SQL;
}

/** Counted from the shown variants, in the scan that counts the products. */
interface CountedColumn {
  from: 'column';
  /** Aggregates over the shown variants (available, price, is_in_price) … */
  aggregates: SQL;
  /** … and the row (group_key, value, n, low, high) made of them. */
  row: SQL;
  /** The same for an unfiltered listing, as stored. */
  toCounts(scope: typeof listingScope.$inferSelect, priceKey: PriceKey): ListingCounts;
}

export type FacetReader = Pick<CatalogContext, 'db' | 'locale'>;

type AnySchema = v.GenericSchema<unknown, unknown>;

interface FacetDefinition<Selection, Response extends AnySchema> {
  request: {
    /** Name in the scope of the listing call. */
    field: string;
    /** Of the field, with a default where it may be absent; null does not filter. */
    schema: v.GenericSchema<unknown, Selection | null>;
  };
  toGroups(selection: Selection, priceKey: PriceKey): FilterGroup[];
  counted: CountedFacts | CountedColumn;
  response: {
    /** Name in the response of the listing call. */
    field: string;
    schema: Response;
    /** The counts with titles in the caller's language and amounts in major units. */
    describe(ctx: FacetReader, counts: ListingCounts): Promise<v.InferInput<Response>>;
  };
}

/** Everything that the listing call and the refresh of listings have to know about one kind of filter. */
export type Facet<Selection> = FacetDefinition<Selection, AnySchema>;

/** Checks what a facet returns against the schema of its response. */
export function defineFacet<Selection, Response extends AnySchema>(
  definition: FacetDefinition<Selection, Response>,
): Facet<Selection> {
  return definition;
}

/** Separates a filter group from its value in the stored facets; ids never contain it. */
export const facetSeparator = '\t';

/** A value of a group as stored; the value of a number is empty. */
export const toFact = (groupKey: string, value: string): string => `${groupKey}${facetSeparator}${value}`;

/** The same of a column. */
export const toFactSql = (groupKey: string, value: SQL): SQL => sql`${groupKey + facetSeparator}::text || ${value}`;

export const wantedFacts = (groupKey: string, values: readonly string[]): Wanted => ({
  kind: 'facts',
  facts: values.map((value) => toFact(groupKey, value)),
});

/** Conditions that a product, and its variant, has any of these values, as they were when it was refreshed. */
export function hasFact(groupKey: string, values: readonly string[]) {
  const facts = textArray(values.map((value) => toFact(groupKey, value)));
  return {
    wanted: wantedFacts(groupKey, values),
    product: sql`exists (select from ${listingFacts} f where f.product_id = e.product_id and f.facets && ${facts})`,
    variant: sql`v.facets && ${facts}`,
  };
}

const maxIdLength = 100;
/** The storefront's own limit of parameters in a URL. */
export const maxSelected = 500;
export const idField = v.pipe(v.string(), v.minLength(1), v.maxLength(maxIdLength));
export const idList = v.pipe(v.array(idField), v.maxLength(maxSelected));

/** Ids in the request, any of which matches. */
export const optionalIds = v.pipe(
  v.optional(idList, []),
  v.transform((ids) => (ids.length === 0 ? null : ids)),
);
