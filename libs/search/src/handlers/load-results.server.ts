import type { AppLoadContext } from '@remix-run/node';
import type { ProductListingData, Recommendation } from '@vyloha/catalog';
import { limits } from '@vyloha/config';
import { listDepartmentsOrNone, loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { withUnavailableFallback } from '@vyloha/http-client';
import { notFound } from '@vyloha/links/server';
import { type ContentKind, contentKinds, type ResultKind } from '../model/result-kinds';
import type { SearchResults, NoResultsContent } from '../model/search-results';
import type { FoundContent } from '../model/search-response';
import { loadContent, toFoundLinks } from './load-content.server';
import { countProductResults, loadProductResults } from './load-product-results.server';

type Results = SearchResults<ProductListingData, Recommendation>;

interface ResultsRequest {
  request: Request;
  query: string;
  page: number;
}

async function loadNoResultsContent(context: AppLoadContext): Promise<NoResultsContent<Recommendation>> {
  const [departments, recommended] = await Promise.all([
    listDepartmentsOrNone(context.store, limits.categoriesPerRequest),
    loadRecommendationsOrNone(context, ['not_found']),
  ]);
  return { departments: departments.map(({ title, path }) => ({ title, path })), recommended };
}

function toTotals(productTotal: number, content: FoundContent | null): Results['totals'] {
  const others = contentKinds.map((kind) => ({ kind, total: content?.[kind].total ?? 0 }));
  return [{ kind: 'products' as const, total: productTotal }, ...others].filter(({ total }) => total > 0);
}

/**
 * A page of products. The first one includes the first items of all other kinds, which are optional, unless the shopper
 * has chosen what is shown.
 */
async function loadProductsPage(context: AppLoadContext, { request, query, page }: ResultsRequest): Promise<Results> {
  const loadingContent = withUnavailableFallback(loadContent(context, query, 1), () => null);
  const selectedVariants = loadingContent.then((content) => content?.namedVariants ?? new Map<string, string>());
  const [{ listing, searchedFor, weakMatch, isFiltered }, content] = await Promise.all([
    loadProductResults(request, context, { query, page, selectedVariants }),
    loadingContent,
  ]);
  const totals = toTotals(listing.total, content);
  const hasLinks = page === 1 && !isFiltered && content !== null;
  const links = hasLinks ? contentKinds.map((kind) => toFoundLinks(content, { kind, page }, context)) : [];
  return {
    kind: 'products',
    totals,
    products: listing,
    content: links.filter(({ total }) => total > 0),
    searchedFor,
    weakMatch: listing.total > 0 ? weakMatch : null,
    noResultsContent: totals.length === 0 && !isFiltered ? await loadNoResultsContent(context) : null,
  };
}

/** A page of another kind, with the count of products and the corrected query. */
async function loadContentPage(
  context: AppLoadContext,
  { query, page }: ResultsRequest,
  kind: ContentKind,
): Promise<Results> {
  const [content, { total, searchedFor }] = await Promise.all([
    loadContent(context, query, page),
    countProductResults(context, query),
  ]);
  if (content === null) throw notFound();
  const totals = toTotals(total, content);
  return {
    kind,
    totals,
    products: null,
    content: [toFoundLinks(content, { kind, page }, context)],
    searchedFor,
    weakMatch: null,
    noResultsContent: totals.length === 0 ? await loadNoResultsContent(context) : null,
  };
}

/** One page of search results of a kind. */
export function loadResults(context: AppLoadContext, request: ResultsRequest, kind: ResultKind): Promise<Results> {
  return kind === 'products' ? loadProductsPage(context, request) : loadContentPage(context, request, kind);
}
