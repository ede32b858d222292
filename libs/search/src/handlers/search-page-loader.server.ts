import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { ListingPart, Recommendation } from '@vyloha/catalog';
import { listDepartmentsOrNone, loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { limits } from '@vyloha/config';
import { pick } from '@vyloha/i18n';
import { requestedPage } from '@vyloha/links';
import { searchContentOrNone } from '../api/search-content-or-none.server';
import type { FoundLinks, SearchPageData, WaysOn } from '../model/search-page-data';
import { parseSearchWords } from '../model/search-words';
import { loadFoundGoods } from './load-found-goods.server';

/** Kinds in the order of the page: what leads to goods first. */
const kinds = ['categories', 'articles', 'questions', 'menuItems'] as const;

async function loadContent({ cms, locale }: AppLoadContext, query: string): Promise<FoundLinks[]> {
  const found = await searchContentOrNone(cms, query, limits.searchPerPage);
  if (found === null) return [];
  const ofKind = (kind: FoundLinks['kind']): FoundLinks => {
    const { entities, total } = found[kind];
    const links = entities.map(({ id, title, path }) => ({ id, title: pick(title, locale), path: pick(path, locale) }));
    return { kind, links, total };
  };
  return kinds.map(ofKind).filter(({ links }) => links.length > 0);
}

async function loadWaysOn(context: AppLoadContext): Promise<WaysOn<Recommendation>> {
  const [departments, recommended] = await Promise.all([
    listDepartmentsOrNone(context.store),
    loadRecommendationsOrNone(context, ['not_found']),
  ]);
  return { departments: departments.map(({ title, path }) => ({ title, path })), recommended };
}

async function loadResults(context: AppLoadContext, query: string, page: number) {
  const [{ searchedFor, ...products }, content] = await Promise.all([
    loadFoundGoods(context, query, page),
    page === 1 ? loadContent(context, query) : [],
  ]);
  const isNothing = products.total === 0 && content.length === 0;
  return { products, content, searchedFor, waysOn: isNothing ? await loadWaysOn(context) : null };
}

/** Goods and all other kinds for a query; words that are too short are left out of it. */
export async function searchPageLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<SearchPageData<ListingPart, Recommendation>> {
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
