import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { searchKey } from '@vyloha/links';
import { requestedPage, totalPagesFor, movedPermanently } from '@vyloha/links/server';
import { toPricedPath } from '../model/priced-path';
import { parseKind, type ResultKind, resultsPath } from '../model/result-kinds';
import { loadPopularSearchesOrNone } from './popular-searches-loader.server';
import { loadResults } from './load-results.server';
import { requestedTerms } from './search-listing.server';

/**
 * The kind in a request.
 * @throws a 301 response to the address of all results when the kind is unknown
 */
function requestedKind(url: URL): ResultKind {
  const kind = parseKind(url);
  if (kind === null) throw movedPermanently(resultsPath(url.searchParams.get(searchKey) ?? '', 'products'));
  return kind;
}

/**
 * Results for a query, of one kind; terms that are too short are ignored.
 * @throws a redirect where the query says something about the price: it is a filter
 */
export async function searchPageLoader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const [kind, page] = [requestedKind(url), requestedPage(request)];
  const pricedPath = toPricedPath(url, context.currency.code);
  if (pricedPath !== null) throw redirect(pricedPath);
  const searchTerms = requestedTerms(url);
  const hasTerms = searchTerms.terms.length > 0;
  if (!hasTerms) totalPagesFor(page, { total: 0, perPage: limits.searchPerPage });
  const results = hasTerms
    ? await loadResults(context, { request, query: searchTerms.terms.join(' '), page }, kind)
    : null;
  const isNothing = results === null || results.noResultsContent !== null;
  return {
    /** As typed. */
    query: searchTerms.text,
    /** Its terms that were too short to search for. */
    ignoredTerms: searchTerms.ignored,
    /** `null` when no term was long enough. */
    results,
    /** Where there are no results. */
    popularSearches: isNothing ? await loadPopularSearchesOrNone(context) : [],
    meta: {
      title:
        searchTerms.text === ''
          ? context.t('search:page.title')
          : context.t('search:page.titleFor', { query: searchTerms.text }),
    },
  };
}
