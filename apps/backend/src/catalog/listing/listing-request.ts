import { maxPrice } from '@vyloha/contract';
import * as v from 'valibot';
import { parseBoundedJson } from '../../server/input/bounded-json';
import { wholeNumber } from '../../server/input/number-input';
import { HttpError } from '../../server/http-error';
import { toStorable } from '../../server/input/storable-text';
import type { ListingScope } from './scope-id';

export const listingSorts = ['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'] as const;
export type ListingSort = (typeof listingSorts)[number];

const maxPerPage = 200;
/** The storefront's own limit of parameters in a URL. */
const maxSelected = 500;
const defaultPerPage = 21;
const maxIdLength = 100;

const idField = v.pipe(v.string(), v.minLength(1), v.maxLength(maxIdLength));
const idList = v.pipe(v.array(idField), v.maxLength(maxSelected));
const bound = v.pipe(v.number(), v.finite());
const rangeField = v.strictObject({ from: v.exactOptional(bound), to: v.exactOptional(bound) });
const price = v.pipe(v.number(), v.minValue(-maxPrice), v.maxValue(maxPrice));
const priceField = v.strictObject({ from: v.exactOptional(price), to: v.exactOptional(price) });

const scopeSchema = v.pipe(
  v.strictObject({
    category: v.exactOptional(idField),
    virtualCategory: v.exactOptional(idField),
    brand: v.exactOptional(idField),
    query: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
    filters: v.optional(v.pipe(v.record(idField, v.union([idList, rangeField])), v.maxEntries(maxSelected)), {}),
    price: v.exactOptional(priceField),
    availability: v.optional(v.boolean(), false),
    tags: v.optional(idList, []),
    brands: v.optional(idList, []),
    sort: v.optional(v.picklist(listingSorts), 'DefaultSort'),
    page: v.optional(wholeNumber({ min: 1, max: 1_000_000 }), 1),
    perPage: v.optional(wholeNumber({ min: 1, max: maxPerPage }), defaultPerPage),
    facets: v.optional(v.boolean(), true),
  }),
  v.check(({ category, virtualCategory, brand, query }) => {
    return [category, virtualCategory, brand, query].filter((scope) => scope !== undefined).length <= 1;
  }),
);

type ScopeDocument = v.InferOutput<typeof scopeSchema>;

/** Numeric bounds; a missing bound is open. */
export type NumberRange = v.InferOutput<typeof rangeField>;

/** Filters of a listing. */
export interface ListingFilters {
  /** Parameter id to its values (any of them matches) or to a numeric range. */
  parameters: Record<string, readonly string[] | NumberRange>;
  /** In major units of the caller's currency. */
  price: NumberRange | null;
  availableOnly: boolean;
  tags: readonly string[];
  brands: readonly string[];
}

export interface ListingRequest {
  /** The catalogue scope, or a search query. */
  source: { scope: ListingScope } | { query: string };
  filters: ListingFilters;
  sort: ListingSort;
  page: number;
  perPage: number;
  /** Whether to count facets as well; counting them costs more than loading the products. */
  withFacets: boolean;
}

function toSource({ category, virtualCategory, brand, query }: ScopeDocument): ListingRequest['source'] {
  if (query !== undefined) return { query };
  if (category !== undefined) return { scope: { kind: 'category', id: category } };
  if (virtualCategory !== undefined) return { scope: { kind: 'virtualCategory', id: virtualCategory } };
  if (brand !== undefined) return { scope: { kind: 'brand', id: brand } };
  return { scope: { kind: 'shop' } };
}

function isEmptySelection(selection: readonly string[] | NumberRange): boolean {
  return Array.isArray(selection) ? selection.length === 0 : Object.keys(selection).length === 0;
}

function decode(encoded: string): unknown {
  try {
    return toStorable(parseBoundedJson(Buffer.from(encoded, 'base64url').toString('utf8')));
  } catch {
    throw new HttpError(400, [{ key: 'malformedRequest', field: 'scope', code: 'malformed' }]);
  }
}

/**
 * Parses the `scope` parameter of the listing endpoint: base64url of JSON.
 * @throws HttpError 400 naming the invalid field
 */
export function parseListingRequest(encoded: string): ListingRequest {
  const parsed = v.safeParse(scopeSchema, decode(encoded));
  if (!parsed.success) {
    const fields = parsed.issues.map((issue) => ['scope', v.getDotPath(issue)].filter(Boolean).join('.'));
    throw new HttpError(
      400,
      fields.map((field) => ({ key: 'invalidValue', field, code: 'invalid' })),
    );
  }
  const { filters, price, availability, tags, brands, sort, page, perPage, facets } = parsed.output;
  const selected = Object.entries(filters).filter(([, selection]) => !isEmptySelection(selection));
  return {
    source: toSource(parsed.output),
    filters: {
      parameters: Object.fromEntries(selected),
      price: price === undefined || isEmptySelection(price) ? null : price,
      availableOnly: availability,
      tags,
      brands,
    },
    sort,
    page,
    perPage,
    withFacets: facets,
  };
}
