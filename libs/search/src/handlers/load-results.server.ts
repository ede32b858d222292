import type { AppLoadContext } from '@remix-run/node';
import type { ListingPart, Recommendation } from '@vyloha/catalog';
import { limits } from '@vyloha/config';
import { listDepartmentsOrNone, loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { whenUnavailable } from '@vyloha/contract';
import { type ContentKind, contentKinds, type ResultKind } from '../model/result-kinds';
import type { SearchResults, WaysOn } from '../model/search-page-data';
import type { FoundContent } from '../model/search-response';
import { loadContent, toFoundLinks } from './load-content.server';
import { loadFoundGoods } from './load-found-goods.server';

type Results = SearchResults<ListingPart, Recommendation>;

async function loadWaysOn(context: AppLoadContext): Promise<WaysOn<Recommendation>> {
  const [departments, recommended] = await Promise.all([
    listDepartmentsOrNone(context.store, limits.categoriesPerRequest),
    loadRecommendationsOrNone(context, ['not_found']),
  ]);
  return { departments: departments.map(({ title, path }) => ({ title, path })), recommended };
}

function totalsOf(products: ListingPart, content: FoundContent | null): Results['totals'] {
  const others = contentKinds.map((kind) => ({ kind, total: content?.[kind].total ?? 0 }));
  return [{ kind: 'products' as const, total: products.total }, ...others].filter(({ total }) => total > 0);
}

/** A page of goods; with the first one all other kinds begin. Goods are worth showing without those. */
async function loadGoodsPage(context: AppLoadContext, query: string, page: number): Promise<Results> {
  const asked = whenUnavailable(loadContent(context, query, 1), () => null);
  const chosen = asked.then((content) => content?.namedVariants ?? new Map<string, string>());
  const [{ searchedFor, ...products }, content] = await Promise.all([
    loadFoundGoods(context, { query, page, chosen }),
    asked,
  ]);
  const totals = totalsOf(products, content);
  const links =
    page === 1 && content !== null ? contentKinds.map((kind) => toFoundLinks(content, { kind, page }, context)) : [];
  return {
    kind: 'products',
    totals,
    products,
    content: links.filter(({ total }) => total > 0),
    searchedFor,
    waysOn: totals.length === 0 ? await loadWaysOn(context) : null,
  };
}

/** A page of another kind. Goods are asked for too: for how many there are, and what was taken for a typing error. */
async function loadContentPage(
  context: AppLoadContext,
  query: string,
  asked: { kind: ContentKind; page: number },
): Promise<Results> {
  const chosen = Promise.resolve(new Map<string, string>());
  const [content, { searchedFor, ...products }] = await Promise.all([
    loadContent(context, query, asked.page),
    loadFoundGoods(context, { query, page: 1, chosen }),
  ]);
  if (content === null) throw new Response(null, { status: 404 });
  const totals = totalsOf(products, content);
  return {
    kind: asked.kind,
    totals,
    products: null,
    content: [toFoundLinks(content, asked, context)],
    searchedFor,
    waysOn: totals.length === 0 ? await loadWaysOn(context) : null,
  };
}

/** One page of what a query finds. */
export function loadResults(
  context: AppLoadContext,
  query: string,
  { kind, page }: { kind: ResultKind; page: number },
): Promise<Results> {
  return kind === 'products' ? loadGoodsPage(context, query, page) : loadContentPage(context, query, { kind, page });
}
