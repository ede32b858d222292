import { maxPrice } from '@vyloha/contract';
import * as v from 'valibot';
import { type Bounds, facetFields, type Facets } from './facets';

/** How a listing can be ordered; the names are the wire's and those of the query. */
export const sortNames = ['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'] as const;

export type SortName = (typeof sortNames)[number];

/** What a listing is narrowed to. Values of one parameter are alternatives, parameters add up. */
export interface ListingFilters {
  /** Parameter id to ids of its values, or to bounds of its number. */
  parameters: Readonly<Record<string, readonly string[] | Bounds>>;
  brands: readonly string[];
  tags: readonly string[];
  /** Main unit of the currency. */
  price: Bounds | null;
  isAvailable: boolean;
}

/** Which goods a listing holds, in which order, and which part of it is asked for. */
export interface ListingScope {
  category?: string;
  virtualCategory?: string;
  brand?: string;
  /** What was searched for. */
  query?: string;
  filters?: ListingFilters;
  sort: SortName;
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** False leaves out what the goods can be chosen by. */
  facets?: boolean;
}

/** One part of a listing. */
export interface Listing {
  productIds: readonly string[];
  /** Of all parts together. */
  total: number;
  facets: Facets;
  /** What was searched for in place of what was typed; null when it was that. */
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

const atMostMaxPrice = (price: number | null) => (price === null ? null : Math.min(price, maxPrice));

/** The scope as the listing call knows it. */
function toWireScope({ filters, ...scope }: ListingScope): object {
  if (filters === undefined) return scope;
  const { parameters, brands, tags, price, isAvailable } = filters;
  const chosen = Object.entries(parameters).map(([id, choice]) => [
    id,
    'from' in choice ? toWireBounds(choice) : choice,
  ]);
  return {
    ...scope,
    filters: Object.fromEntries(chosen),
    brands,
    tags,
    availability: isAvailable,
    ...(price !== null && { price: toWireBounds({ from: atMostMaxPrice(price.from), to: atMostMaxPrice(price.to) }) }),
  };
}

/** The `scope` of the listing call. */
export function encodeScope(scope: ListingScope): string {
  return toBase64Url(JSON.stringify(toWireScope(scope)));
}

/** Base64url of a text, as the listing call wants its scope. */
export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
