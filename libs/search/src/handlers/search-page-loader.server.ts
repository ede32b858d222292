import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ListingPart, Recommendation } from '@vyloha/catalog';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links';
import { requestedKind } from '../model/result-kinds';
import type { SearchPageData } from '../model/search-page-data';
import { parseSearchWords } from '../model/search-words';
import { loadResults } from './load-results.server';

/** Results for a query, of one kind; words that are too short are left out of it. */
export async function searchPageLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<SearchPageData<ListingPart, Recommendation>> {
  const url = new URL(request.url);
  const asked = { kind: requestedKind(url), page: requestedPage(request) };
  const words = parseSearchWords(url.searchParams.get('q') ?? '', limits.searchMinimumLength);
  const isAsked = words.searched.length > 0;
  if (!isAsked) totalPagesFor(asked.page, { total: 0, perPage: limits.searchPerPage });
  return {
    query: words.text,
    ignoredWords: words.ignored,
    results: isAsked ? await loadResults(context, words.searched.join(' '), asked) : null,
    meta: {
      title:
        words.text === '' ? context.t('search:page.title') : context.t('search:page.titleFor', { query: words.text }),
    },
  };
}
