import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { ListingPage } from '@vyloha/catalog';
import type { ListContents } from '@vyloha/catalog/server';
import { limits } from '@vyloha/config';
import { searchKey } from '@vyloha/links';
import { notFound, requestedPage } from '@vyloha/links/server';
import { parseSearchTerms, type SearchTerms } from '../model/search-terms';
import { loadProductResults } from './load-product-results.server';

/** What an address searches for. */
export function requestedTerms({ searchParams }: URL): SearchTerms {
  return parseSearchTerms(searchParams.get(searchKey) ?? '', limits.searchMinimumLength);
}

/** @throws a 404 response where nothing is searched for */
function requestedQuery(url: URL): string {
  const { terms } = requestedTerms(url);
  if (terms.length === 0) throw notFound();
  return terms.join(' ');
}

/** The products of a results page alone, for what the catalogue loads of any list after its page. */
export async function searchProductsLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<Pick<ListingPage, 'products'>> {
  const query = requestedQuery(new URL(request.url));
  const selectedVariants = Promise.resolve(new Map<string, string>());
  const options = { query, page: requestedPage(request), selectedVariants };
  const { listing } = await loadProductResults(request, context, options);
  return { products: listing.products };
}

/** What a results page lists. */
export function findSearchContents(url: URL, { shopper }: AppLoadContext): ListContents {
  return { scope: { query: requestedQuery(url) }, checkPermissions: shopper.isLoggedIn };
}
