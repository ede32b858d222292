import * as v from 'valibot';
import { availableFacet } from './available-facet';
import { branchesFacet } from './branches-facet';
import { brandsFacet } from './brands-facet';
import type { Facet, FilterGroup, PriceKey } from './facet';
import { parametersFacet } from './parameters-facet';
import { priceFacet } from './price-facet';
import { ratingFacet } from './rating-facet';
import { tagsFacet } from './tags-facet';

/** In the order of the SQL conditions. */
const filterNames = ['parameters', 'price', 'available', 'tags', 'brands', 'ratings', 'branches'] as const;

type FilterName = (typeof filterNames)[number];

/** Every kind of filter of a listing; the listing call and the refresh of the listings know no other. */
const registry = {
  parameters: parametersFacet,
  price: priceFacet,
  available: availableFacet,
  tags: tagsFacet,
  brands: brandsFacet,
  ratings: ratingFacet,
  branches: branchesFacet,
} satisfies Record<FilterName, object>;

type Selections = { [Name in FilterName]: (typeof registry)[Name] extends Facet<infer Selection> ? Selection : never };

/** The filters that are set. */
export type ListingFilters = { readonly [Name in FilterName]?: Selections[Name] };

const facetsByName: { readonly [Name in FilterName]: Facet<Selections[Name]> } = registry;

export const facets: readonly Facet<Selections[FilterName]>[] = filterNames.map((name) => facetsByName[name]);

export const countedColumns = facets.flatMap(({ counted }) => (counted.from === 'column' ? [counted] : []));
export const countedFacts = facets.flatMap(({ counted }) => (counted.from === 'facts' ? [counted.rows] : []));

function toRequestField<Name extends FilterName>(name: Name) {
  const { field, schema } = facetsByName[name].request;
  const addSelection = v.transform(
    (selection: Selections[Name] | null) =>
      (filters: ListingFilters): ListingFilters =>
        selection === null ? filters : { ...filters, [name]: selection },
  );
  return [field, v.pipe(schema, addSelection)] as const;
}

/** Fields of the request; each is parsed to a function that adds what it selects to the filters. */
export const requestFields = Object.fromEntries(filterNames.map(toRequestField));

function groupsOf<Name extends FilterName>(name: Name, filters: ListingFilters, priceKey: PriceKey): FilterGroup[] {
  const selection = filters[name];
  return selection === undefined ? [] : facetsByName[name].toGroups(selection, priceKey);
}

/** The filters that are set, each as a separate condition. */
export function toFilterGroups(filters: ListingFilters, priceKey: PriceKey): FilterGroup[] {
  return filterNames.flatMap((name) => groupsOf(name, filters, priceKey));
}
