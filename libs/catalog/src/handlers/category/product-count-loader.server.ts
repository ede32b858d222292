import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import type { ListingScope } from '../../model/listing/listing';
import { parseListQuery } from '../../model/listing/more-products';
import type { ProductCount } from '../../model/listing/product-count';
import { findCategory, toCategoryScope } from './find-category.server';
import { loadFilteredTotal } from './load-filtered-listing.server';

async function findListing(context: AppLoadContext, pathname: string) {
  if (pathname === paths.eshop()) return { scope: {}, checkPermissions: false };
  const { category, checkPermissions } = await findCategory(context, pathname.slice(1));
  return { scope: toCategoryScope(category), checkPermissions };
}

/**
 * How many products a list has under the filters of its address, for a shopper who has not applied them yet.
 * @throws a 404 response where there is no such list, or a redirect to its canonical address
 */
export async function productCountLoader({ request, context }: LoaderFunctionArgs): Promise<ProductCount> {
  const listPath = parseListQuery(new URL(request.url).searchParams);
  if (listPath === null) throw notFound();
  const url = new URL(listPath, request.url);
  const { scope, checkPermissions } = await findListing(context, url.pathname);
  // As on the page itself, whose unfiltered listing is in memory.
  const { defaultSort: sort, catalogPageSize: perPage } = themeSettings[context.config.theme];
  const pageScope: ListingScope = { ...scope, sort, page: 1, perPage, withTax: context.shopper.displayVat };
  return { total: await loadFilteredTotal(context, url, pageScope, { checkPermissions }) };
}
