import { maxPrice } from '@vyloha/contract';
import * as v from 'valibot';
import { parseBoundedJson } from '../../server/bounded-json';
import { wholeNumber } from '../../server/number-input';
import { Refusal } from '../../server/refusal';
import { toStorable } from '../../server/storable-text';
import type { ListingPlace } from './scope-id';

export const listingSorts = ['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'] as const;
export type ListingSort = (typeof listingSorts)[number];

const mostPerPage = 200;
/** As many as an address of the storefront can hold parameters. */
const mostChosen = 500;
const defaultPerPage = 21;
const longestId = 100;

const idField = v.pipe(v.string(), v.minLength(1), v.maxLength(longestId));
const idList = v.pipe(v.array(idField), v.maxLength(mostChosen));
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
    filters: v.optional(v.pipe(v.record(idField, v.union([idList, rangeField])), v.maxEntries(mostChosen)), {}),
    price: v.exactOptional(priceField),
    availability: v.optional(v.boolean(), false),
    tags: v.optional(idList, []),
    brands: v.optional(idList, []),
    sort: v.optional(v.picklist(listingSorts), 'DefaultSort'),
    page: v.optional(wholeNumber({ min: 1, max: 1_000_000 }), 1),
    perPage: v.optional(wholeNumber({ min: 1, max: mostPerPage }), defaultPerPage),
    facets: v.optional(v.boolean(), true),
  }),
  v.check(({ category, virtualCategory, brand, query }) => {
    return [category, virtualCategory, brand, query].filter((place) => place !== undefined).length <= 1;
  }),
);

type ScopeDocument = v.InferOutput<typeof scopeSchema>;

/** Bounds of a number; an absent one is open. */
export type NumberRange = v.InferOutput<typeof rangeField>;

/** What a listing is narrowed to. */
export interface ListingFilters {
  /** Parameter id to its values, any of which will do, or to a range of its number. */
  parameters: Record<string, readonly string[] | NumberRange>;
  /** Main unit of the asker's currency. */
  price: NumberRange | null;
  availableOnly: boolean;
  tags: readonly string[];
  brands: readonly string[];
}

export interface ListingRequest {
  /** Where the goods stand, or what was searched for. */
  source: { place: ListingPlace } | { query: string };
  filters: ListingFilters;
  sort: ListingSort;
  page: number;
  perPage: number;
  /** Whether what the goods can be chosen by is wanted too; counting it costs more than the goods. */
  withFacets: boolean;
}

function sourceOf({ category, virtualCategory, brand, query }: ScopeDocument): ListingRequest['source'] {
  if (query !== undefined) return { query };
  if (category !== undefined) return { place: { kind: 'category', id: category } };
  if (virtualCategory !== undefined) return { place: { kind: 'virtualCategory', id: virtualCategory } };
  if (brand !== undefined) return { place: { kind: 'brand', id: brand } };
  return { place: { kind: 'shop' } };
}

function isEmptyChoice(choice: readonly string[] | NumberRange): boolean {
  return Array.isArray(choice) ? choice.length === 0 : Object.keys(choice).length === 0;
}

function decode(encoded: string): unknown {
  try {
    return toStorable(parseBoundedJson(Buffer.from(encoded, 'base64url').toString('utf8')));
  } catch {
    throw new Refusal(400, [{ key: 'malformedRequest', field: 'scope', code: 'malformed' }]);
  }
}

/**
 * The `scope` of the listing call: base64url of JSON.
 * @throws Refusal 400 naming the part that cannot be used
 */
export function parseListingRequest(encoded: string): ListingRequest {
  const parsed = v.safeParse(scopeSchema, decode(encoded));
  if (!parsed.success) {
    const fields = parsed.issues.map((issue) => ['scope', v.getDotPath(issue)].filter(Boolean).join('.'));
    throw new Refusal(
      400,
      fields.map((field) => ({ key: 'invalidValue', field, code: 'invalid' })),
    );
  }
  const { filters, price, availability, tags, brands, sort, page, perPage, facets } = parsed.output;
  const chosen = Object.entries(filters).filter(([, choice]) => !isEmptyChoice(choice));
  return {
    source: sourceOf(parsed.output),
    filters: {
      parameters: Object.fromEntries(chosen),
      price: price === undefined || isEmptyChoice(price) ? null : price,
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
