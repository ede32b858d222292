import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import type { CategoryPageData } from '../model/category-page-data';
import type { FilterSetting } from '../model/filter-groups';
import type { ListingScope } from '../model/listing';
import type { ListingPart } from '../model/listing-part';
import { sortedPath, sortOf } from '../model/sort';
import { loadFilteredListing } from './load-filtered-listing.server';
import { toFilterPanel } from './to-filter-panel.server';

interface GoodsToChoose {
  scope: Omit<ListingScope, 'sort' | 'perPage' | 'filters'>;
  /** How an editor wants the filters. */
  settings: readonly FilterSetting[];
  /** Whether there are categories below. */
  isDepartment: boolean;
}

type ChosenGoods = ListingPart & Pick<CategoryPageData, 'sorts' | 'filters'> & { isFiltered: boolean };

/**
 * A page of goods in the order and under the filters that the address asks for, with the orders and filters there are.
 * @throws a redirect to the one address of this choice, or a 404 answer when the listing is shorter
 */
export async function loadChosenGoods(
  request: Request,
  context: AppLoadContext,
  { scope, ...wishes }: GoodsToChoose,
): Promise<ChosenGoods> {
  const url = new URL(request.url);
  const { sorts, defaultSort, catalogPageSize: perPage } = themeSettings[context.config.theme];
  const sort = sortOf(url.searchParams, sorts, defaultSort);
  const listing = await loadFilteredListing(context, url, { ...scope, sort, perPage });
  const { facets, filters, ...part } = listing;
  return {
    ...part,
    isFiltered: filters !== null,
    filters: toFilterPanel(context, { url, facets, filters, ...wishes }),
    sorts: sorts.map((name) => ({ name, path: sortedPath(url, name, defaultSort), isActive: name === sort })),
  };
}
