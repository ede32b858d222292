import * as v from 'valibot';
import { type Facet, facetDefinitions, type Filter } from './facets';

const specifiedSorts = ['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'] as const;
/** Our own, which other backends need not know. */
const furtherSorts = ['RatingSort', 'DiscountSort', 'NewestSort'] as const;

/** Orders of a listing; the names are those of the wire and of the query. */
export const sortNames = [...specifiedSorts, ...furtherSorts] as const;

export type SortName = (typeof sortNames)[number];

/** Whether every backend knows the order. */
export const isSpecifiedSort = (sort: SortName) => specifiedSorts.some((name) => name === sort);

/** Products, order and page of a listing. */
export interface ListingScope {
  category?: string;
  virtualCategory?: string;
  brand?: string;
  /** Search query. */
  query?: string;
  filters?: readonly Filter[];
  sort: SortName;
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** False leaves out the facets. */
  facets?: boolean;
  /** Whether to filter and sort by prices with tax, or by those without, as the shopper sees them. */
  withTax: boolean;
}

/** Where products were found that are not called so: in names in another language of the shop, or in texts alone. */
const weakWays = ['otherLanguage', 'texts'] as const;
export type WeakMatch = (typeof weakWays)[number];

/** One page of a listing. */
export interface Listing {
  productIds: readonly string[];
  /** Product id to the variant that its box shows; where there is none, that is the active one. */
  variantIds: ReadonlyMap<string, string>;
  /** Of all pages together. */
  total: number;
  facets: readonly Facet[];
  /** The corrected query; null when nothing was corrected. */
  searchedFor: string | null;
  /** Null where the products are called so, or nothing was searched for. */
  weakMatch: WeakMatch | null;
}

const pageFields = v.object({
  productIds: v.array(v.string()),
  variantIds: v.nullish(v.record(v.string(), v.string()), {}),
  total: v.number(),
  searchedFor: v.nullish(v.string(), null),
  foundBy: v.fallback(v.nullable(v.picklist(weakWays)), null),
});
const facetFields = v.object(
  Object.fromEntries(facetDefinitions.map(({ response: { field, schema } }) => [field, schema])),
);

export const listingResponse = v.pipe(
  v.intersect([pageFields, facetFields]),
  v.transform((response): Listing => ({
    productIds: response.productIds,
    variantIds: new Map(Object.entries(response.variantIds)),
    total: response.total,
    searchedFor: response.searchedFor,
    weakMatch: response.foundBy,
    facets: facetDefinitions.flatMap(({ name, response: { field } }) =>
      (response[field] ?? []).map((option) => ({ ...option, name })),
    ),
  })),
);

/** Of a category that the backend does not know; it can be filtered, so that its addresses stay canonical. */
export const emptyListing: Listing = v.parse(listingResponse, { productIds: [], total: 0 });

/** The scope in the format of the listing call. */
function toWireScope({ filters, withTax, ...visible }: ListingScope): object {
  // Other backends need not know the field until a shopper prefers prices without tax.
  const scope = withTax ? visible : { ...visible, withTax };
  if (filters === undefined) return scope;
  const parts = facetDefinitions.map(({ name, toScope }) => toScope(filters.filter((filter) => filter.name === name)));
  return parts.reduce((all, part) => ({ ...all, ...part }), scope);
}

/** The `scope` parameter of the listing call. */
export function encodeScope(scope: ListingScope): string {
  return toBase64Url(JSON.stringify(toWireScope(scope)));
}

/** Base64url of a text, for the scope. */
export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
