import { maxPrice } from '@vyloha/contract';
import * as v from 'valibot';
import { type Bounds, facetFields, type Facets } from './facets';

/** Orders of a listing; the names are those of the wire and of the query. */
export const sortNames = ['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'] as const;

export type SortName = (typeof sortNames)[number];

/** Filters of a listing. Values of one parameter are combined by OR, parameters by AND. */
export interface ListingFilters {
  /** Parameter id to ids of its values, or to bounds of its number. */
  parameters: Readonly<Record<string, readonly string[] | Bounds>>;
  brands: readonly string[];
  tags: readonly string[];
  /** Main unit of the currency. */
  price: Bounds | null;
  isAvailable: boolean;
}

/** Products, order and page of a listing. */
export interface ListingScope {
  category?: string;
  virtualCategory?: string;
  brand?: string;
  /** Search query. */
  query?: string;
  filters?: ListingFilters;
  sort: SortName;
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** False leaves out the facets. */
  facets?: boolean;
}

/** One page of a listing. */
export interface Listing {
  productIds: readonly string[];
  /** Of all pages together. */
  total: number;
  facets: Facets;
  /** The corrected query; null when nothing was corrected. */
  searchedFor: string | null;
}

export const listingResponse = v.pipe(
  v.object({
    productIds: v.array(v.string()),
    total: v.number(),
    searchedFor: v.nullish(v.string(), null),
    ...facetFields,
  }),
  v.transform(({ productIds, total, searchedFor, priceRange, ...facets }): Listing => ({
    productIds,
    total,
    searchedFor,
    facets: { ...facets, price: priceRange },
  })),
);

function toWireBounds({ from, to }: Bounds): object {
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

const capPrice = (price: number | null) => (price === null ? null : Math.min(price, maxPrice));

/** The scope in the format of the listing call. */
function toWireScope({ filters, ...scope }: ListingScope): object {
  if (filters === undefined) return scope;
  const { parameters, brands, tags, price, isAvailable } = filters;
  const parameterFilters = Object.entries(parameters).map(([id, value]) => [
    id,
    'from' in value ? toWireBounds(value) : value,
  ]);
  return {
    ...scope,
    filters: Object.fromEntries(parameterFilters),
    brands,
    tags,
    availability: isAvailable,
    ...(price !== null && { price: toWireBounds({ from: capPrice(price.from), to: capPrice(price.to) }) }),
  };
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
