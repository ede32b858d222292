import * as v from 'valibot';
import { HttpError, parseBoundedJson, toStorable, wholeNumber } from '@vyloha/backend-kernel';
import { idField } from './facets/facet';
import { type ListingFilters, requestFields } from './facets/facets';
import type { ListingScope } from './scope-id';

/** Those of the specification, and our own. */
export const listingSorts = [
  ...(['DefaultSort', 'MostSoldSort', 'PriceSortASC', 'PriceSortDESC'] as const),
  ...(['RatingSort', 'DiscountSort', 'NewestSort'] as const),
] as const;
export type ListingSort = (typeof listingSorts)[number];

const maxPerPage = 200;
const defaultPerPage = 21;

const filtersSchema = v.object(requestFields);
const noFilters: ListingFilters = {};

const scopeSchema = v.pipe(
  v.strictObject({
    category: v.exactOptional(idField),
    virtualCategory: v.exactOptional(idField),
    brand: v.exactOptional(idField),
    query: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
    sort: v.optional(v.picklist(listingSorts), 'DefaultSort'),
    page: v.optional(wholeNumber({ min: 1, max: 1_000_000 }), 1),
    perPage: v.optional(wholeNumber({ min: 1, max: maxPerPage }), defaultPerPage),
    facets: v.optional(v.boolean(), true),
    withTax: v.optional(v.boolean(), true),
    // Parsed by `filtersSchema`.
    ...Object.fromEntries(Object.keys(requestFields).map((field) => [field, v.optional(v.unknown())])),
  }),
  v.check(({ category, virtualCategory, brand, query }) => {
    return [category, virtualCategory, brand, query].filter((scope) => scope !== undefined).length <= 1;
  }),
);

type ScopeDocument = v.InferOutput<typeof scopeSchema>;

export interface ListingRequest {
  /** The catalogue scope, or a search query. */
  source: { scope: ListingScope } | { query: string };
  filters: ListingFilters;
  sort: ListingSort;
  page: number;
  perPage: number;
  /** Whether to count facets as well; counting them costs more than loading the products. */
  withFacets: boolean;
  /** Whether the prices that are filtered and sorted by are those with tax. */
  withTax: boolean;
}

function toSource({ category, virtualCategory, brand, query }: ScopeDocument): ListingRequest['source'] {
  if (query !== undefined) return { query };
  if (category !== undefined) return { scope: { kind: 'category', id: category } };
  if (virtualCategory !== undefined) return { scope: { kind: 'virtualCategory', id: virtualCategory } };
  if (brand !== undefined) return { scope: { kind: 'brand', id: brand } };
  return { scope: { kind: 'shop' } };
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
  const document = decode(encoded);
  const [scope, selected] = [v.safeParse(scopeSchema, document), v.safeParse(filtersSchema, document)];
  if (!scope.success || !selected.success) {
    const issues = [...(scope.issues ?? []), ...(selected.issues ?? [])];
    const fields = issues.map((issue) => ['scope', v.getDotPath(issue)].filter(Boolean).join('.'));
    throw new HttpError(
      400,
      [...new Set(fields)].map((field) => ({ key: 'invalidValue', field, code: 'invalid' })),
    );
  }
  const { sort, page, perPage, facets: withFacets, withTax } = scope.output;
  const filters = Object.values(selected.output).reduce((all, addSelection) => addSelection(all), noFilters);
  return { source: toSource(scope.output), filters, sort, page, perPage, withFacets, withTax };
}
