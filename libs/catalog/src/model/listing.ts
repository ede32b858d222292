import * as v from 'valibot';

/** How a listing can be ordered; the names are the wire's and those of the query. */
export const sortNames = ['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'] as const;

export type SortName = (typeof sortNames)[number];

/** Which goods a listing holds, in which order, and which part of it is asked for. */
export interface ListingScope {
  category?: string;
  virtualCategory?: string;
  brand?: string;
  /** What was searched for. */
  query?: string;
  sort: SortName;
  /** Counted from 1. */
  page: number;
  perPage: number;
}

/** One part of a listing. */
export interface Listing {
  productIds: readonly string[];
  /** Of all parts together. */
  total: number;
}

export const listingResponse = v.pipe(
  v.object({ productIds: v.array(v.string()), total: v.number() }),
  v.transform((listing): Listing => listing),
);

/** Base64url of a text, as the listing call wants its scope. */
export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
