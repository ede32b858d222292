import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { ListingPart } from '@vyloha/catalog';
import { loadListing } from '@vyloha/catalog/server';
import { limits } from '@vyloha/config';
import { pick } from '@vyloha/i18n';
import { paths, requestedPage } from '@vyloha/links';
import { searchCategoriesOrNone } from '../api/search-categories-or-none.server';
import type { FoundCategoryLink, SearchPageData } from '../model/search-page-data';
import { parseSearchWords } from '../model/search-words';

async function loadCategories({ cms, locale }: AppLoadContext, query: string): Promise<FoundCategoryLink[]> {
  const found = await searchCategoriesOrNone(cms, query);
  return found.map(({ id, title, path }) => ({
    id,
    title: pick(title, locale),
    path: paths.category(pick(path, locale)),
  }));
}

async function loadResults(context: AppLoadContext, query: string, page: number) {
  const [products, categories] = await Promise.all([
    loadListing(context, { query, sort: 'DefaultSort', page, perPage: limits.searchPerPage }),
    page === 1 ? loadCategories(context, query) : [],
  ]);
  return { products, categories };
}

/** Goods and categories for a query; words that are too short are left out of it. */
export async function searchPageLoader({ request, context }: LoaderFunctionArgs): Promise<SearchPageData<ListingPart>> {
  const { searchParams } = new URL(request.url);
  const page = requestedPage(request);
  const words = parseSearchWords(searchParams.get('q') ?? '', limits.searchMinimumLength);
  return {
    query: words.text,
    ignoredWords: words.ignored,
    results: words.searched.length === 0 ? null : await loadResults(context, words.searched.join(' '), page),
    meta: {
      title:
        words.text === '' ? context.t('search:page.title') : context.t('search:page.titleFor', { query: words.text }),
    },
  };
}
