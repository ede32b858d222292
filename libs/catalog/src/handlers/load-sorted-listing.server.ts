import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import type { CategoryPageData } from '../model/category-page-data';
import type { ListingScope } from '../model/listing';
import type { ListingPart } from '../model/listing-part';
import { sortedPath, sortOf } from '../model/sort';
import { loadListing } from './load-listing.server';

/** A page of goods in the order that the address asks for, with the orders there are. */
export async function loadSortedListing(
  request: Request,
  context: AppLoadContext,
  scope: Omit<ListingScope, 'sort' | 'perPage'>,
): Promise<ListingPart & Pick<CategoryPageData, 'sorts'>> {
  const { pathname, searchParams } = new URL(request.url);
  const { sorts, defaultSort, catalogPageSize: perPage } = themeSettings[context.config.theme];
  const sort = sortOf(searchParams, sorts, defaultSort);
  return {
    ...(await loadListing(context, { ...scope, sort, perPage })),
    sorts: sorts.map((name) => ({ name, path: sortedPath(pathname, name, defaultSort), isActive: name === sort })),
  };
}
