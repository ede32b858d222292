import type { AppLoadContext } from '@remix-run/node';
import type { ListingPage, Recommendation } from '@vyloha/catalog';
import { limits } from '@vyloha/config';
import { listDepartmentsOrNone, loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { withUnavailableFallback } from '@vyloha/http-client';
import { notFound } from '@vyloha/links/server';
import { type ContentKind, contentKinds, type ResultKind } from '../model/result-kinds';
import type { SearchResults, NoResultsContent } from '../model/search-results';
import type { FoundContent } from '../model/search-response';
import { loadContent, toFoundLinks } from './load-content.server';
import { loadProductResults } from './load-product-results.server';

type Results = SearchResults<ListingPage, Recommendation>;

async function loadNoResultsContent(context: AppLoadContext): Promise<NoResultsContent<Recommendation>> {
  const [departments, recommended] = await Promise.all([
    listDepartmentsOrNone(context.store, limits.categoriesPerRequest),
    loadRecommendationsOrNone(context, ['not_found']),
  ]);
  return { departments: departments.map(({ title, path }) => ({ title, path })), recommended };
}

function toTotals(products: ListingPage, content: FoundContent | null): Results['totals'] {
  const others = contentKinds.map((kind) => ({ kind, total: content?.[kind].total ?? 0 }));
  return [{ kind: 'products' as const, total: products.total }, ...others].filter(({ total }) => total > 0);
}

/** A page of products; the first one includes the first items of all other kinds, which are optional. */
async function loadProductsPage(context: AppLoadContext, query: string, page: number): Promise<Results> {
  const request = withUnavailableFallback(loadContent(context, query, 1), () => null);
  const selectedVariants = request.then((content) => content?.namedVariants ?? new Map<string, string>());
  const [{ searchedFor, ...products }, content] = await Promise.all([
    loadProductResults(context, { query, page, selectedVariants }),
    request,
  ]);
  const totals = toTotals(products, content);
  const links =
    page === 1 && content !== null ? contentKinds.map((kind) => toFoundLinks(content, { kind, page }, context)) : [];
  return {
    kind: 'products',
    totals,
    products,
    content: links.filter(({ total }) => total > 0),
    searchedFor,
    noResultsContent: totals.length === 0 ? await loadNoResultsContent(context) : null,
  };
}

/** A page of another kind. Products are requested too: for their count, and for the corrected query. */
async function loadContentPage(
  context: AppLoadContext,
  query: string,
  request: { kind: ContentKind; page: number },
): Promise<Results> {
  const selectedVariants = Promise.resolve(new Map<string, string>());
  const [content, { searchedFor, ...products }] = await Promise.all([
    loadContent(context, query, request.page),
    loadProductResults(context, { query, page: 1, selectedVariants }),
  ]);
  if (content === null) throw notFound();
  const totals = toTotals(products, content);
  return {
    kind: request.kind,
    totals,
    products: null,
    content: [toFoundLinks(content, request, context)],
    searchedFor,
    noResultsContent: totals.length === 0 ? await loadNoResultsContent(context) : null,
  };
}

/** One page of search results. */
export function loadResults(
  context: AppLoadContext,
  query: string,
  { kind, page }: { kind: ResultKind; page: number },
): Promise<Results> {
  return kind === 'products' ? loadProductsPage(context, query, page) : loadContentPage(context, query, { kind, page });
}
