import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import type { ListingScope } from '../../model/listing/listing';
import { parseListQuery } from '../../model/listing/more-products';
import type { ProductCount } from '../../model/listing/product-count';
import { sortsFor } from '../../model/listing/sort';
import { findCategory, toCategoryScope } from './find-category.server';
import { loadFilteredTotal } from './load-filtered-listing.server';
import type { ProductListingOptions } from './load-product-listing.server';

/** What a list contains. */
export interface ListContents extends Pick<ProductListingOptions, 'checkPermissions'> {
  scope: Omit<ProductListingOptions['scope'], 'page'>;
}

type FindContents = (url: URL, context: AppLoadContext) => ListContents;

async function findCategoryContents({ pathname }: URL, context: AppLoadContext): Promise<ListContents> {
  const { category, checkPermissions } = await findCategory(context, pathname.slice(1));
  return { scope: toCategoryScope(category), checkPermissions };
}

/**
 * How many products a list has under the filters of its address, for a shopper who has not applied them yet.
 * @param lists by their path, what the lists of other libraries contain
 * @throws from the loader: a 404 response where there is no such list, or a redirect to its canonical address
 */
export function createProductCountLoader(lists: Readonly<Record<string, FindContents>> = {}) {
  const fixedLists = new Map(Object.entries<FindContents>({ ...lists, [paths.eshop()]: () => ({ scope: {} }) }));
  return async ({ request, context }: LoaderFunctionArgs): Promise<ProductCount> => {
    const listPath = parseListQuery(new URL(request.url).searchParams);
    if (listPath === null) throw notFound();
    const url = new URL(listPath, request.url);
    const findContents = fixedLists.get(url.pathname) ?? findCategoryContents;
    const { scope, checkPermissions } = await findContents(url, context);
    // As on the page itself, whose unfiltered listing is in memory.
    const theme = themeSettings[context.config.theme];
    const { defaultSort: sort } = sortsFor(scope, theme);
    const { displayVat: withTax } = context.shopper;
    const pageScope: ListingScope = { ...scope, sort, page: 1, perPage: theme.catalogPageSize, withTax };
    return { total: await loadFilteredTotal(context, url, pageScope, { checkPermissions }) };
  };
}
