import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import type { ChosenValues } from '../../model/category/category';
import type { CategoryPageData } from '../../model/category/category-page-data';
import type { FilterSetting } from '../../model/listing/filter-groups';
import type { ListingFilters, ListingScope } from '../../model/listing/listing';
import type { ListingPart } from '../../model/listing/listing-part';
import { sortedPath, sortOf } from '../../model/listing/sort';
import { type ListingTerms, loadFilteredListing } from './load-filtered-listing.server';
import { toFilterPanel } from './to-filter-panel.server';

interface GoodsToChoose {
  scope: Omit<ListingScope, 'sort' | 'perPage' | 'filters'>;
  /** How an editor wants the filters. */
  settings: readonly FilterSetting[];
  /** Whether there are categories below. */
  isDepartment: boolean;
  /** Values by which the page narrows its goods itself, and where one chooses others. */
  chosen?: { values: ChosenValues; pathname: string } | undefined;
  checkPermissions?: ListingTerms['checkPermissions'];
}

interface ChosenGoods extends ListingPart, Pick<CategoryPageData, 'sorts' | 'filters'> {
  /** What the address narrows the goods to. */
  chosenFilters: ListingFilters | null;
}

/**
 * A page of goods in the order and under the filters that the address asks for, with the orders and filters there are.
 * @throws a redirect to the one address of this choice, or a 404 answer when the listing is shorter
 */
export async function loadChosenGoods(
  request: Request,
  context: AppLoadContext,
  { scope, chosen, checkPermissions, ...wishes }: GoodsToChoose,
): Promise<ChosenGoods> {
  const url = new URL(request.url);
  const { sorts, defaultSort, catalogPageSize: perPage } = themeSettings[context.config.theme];
  const sort = sortOf(url.searchParams, sorts, defaultSort);
  const terms = { values: chosen?.values, checkPermissions };
  const listing = await loadFilteredListing(context, url, { ...scope, sort, perPage }, terms);
  const { facets, filters, refused, ...part } = listing;
  return {
    ...part,
    chosenFilters: chosen === undefined ? filters : null,
    filters: toFilterPanel(context, {
      ...{ url: new URL(chosen?.pathname ?? url, url), facets, filters, refused },
      ...wishes,
    }),
    sorts: sorts.map((name) => ({ name, path: sortedPath(url, name, defaultSort), isActive: name === sort })),
  };
}
