import type { CatalogContext } from '../catalog/catalog-context';
import { loadProducts } from '../catalog/product/load-products';
import type { WireProduct } from '../catalog/product/wire/product';
import type { RequestContext } from '../server/routes/request-context';
import { loadResultPage } from './result-page';
import type { SearchResult, Slice } from './search-result';
import { loadNamedVariants } from './products-by-code';
import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { toPrefixes, isSearchable, toQueryWords, type WordPrefixes } from './query-words';
import { resolveQuery } from './resolve-query';
import { searchCategories, searchVirtualCategories } from './search-categories';
import { searchArticles, searchMenuItems, searchQuestions } from './search-content';
import { searchSource } from './search-source';

/** The best results. */
async function searchProducts(
  ctx: CatalogContext,
  query: string,
  { skip, limit }: Slice,
): Promise<SearchResult<WireProduct>> {
  const { rows } = await searchSource(ctx, query);
  const { productIds, total } = await loadResultPage(ctx.db, rows, skip, limit);
  return { entities: await loadProducts(ctx, productIds), total };
}

/** Limits of a search, whichever API is used. */
export const searchLimits = { longestQuery: 200, mostResults: 50, furthest: 1_000_000 } as const;

type EntitySearch<Thing> = (
  reader: CatalogContext,
  words: readonly WordPrefixes[],
  slice: Slice,
) => Promise<SearchResult<Thing>>;

const emptyResult = () => ({ entities: [], total: 0 });

const emptyResults = {
  products: emptyResult(),
  categories: emptyResult(),
  virtualCategories: emptyResult(),
  articles: emptyResult(),
  questions: emptyResult(),
  menuItems: emptyResult(),
  namedVariants: [],
};

/** Products found by an external search, as far as the shop shows them; when omitted, the shop's own results. */
async function findProducts(ctx: CatalogContext, query: string, slice: Slice, ids: readonly string[]) {
  const known = await loadProducts(ctx, ids.slice(0, slice.limit));
  const entities = known.filter(({ visibility }) => visibility.catalog);
  return entities.length > 0 ? { entities, total: entities.length } : searchProducts(ctx, query, slice);
}

/** The corrected query, resolved once and only when the typed one finds nothing. */
function createWordResolver(ctx: CatalogContext, query: string): () => Promise<readonly string[]> {
  let pendingWords: Promise<readonly string[]> | null = null;
  const loadWords = async () => (await resolveQuery(ctx, query))?.words ?? [];
  return () => (pendingWords ??= loadWords());
}

interface SearchOptions extends Slice {
  /** Products that an external search found for the query, in their order. */
  productIds?: readonly string[];
  withProducts?: boolean;
}

/** The best results of every kind for a query, and the total of each; the same slice of each. */
export async function searchEverything(ctx: RequestContext, query: string, options: SearchOptions) {
  const { productIds = [], withProducts = true } = options;
  const typedWords = toQueryWords(query);
  if (!isSearchable(query)) return emptyResults;
  await enforceRateLimits(ctx, 'search');
  const reader = { ...ctx, groups: [] };
  const resolveWords = createWordResolver(reader, query);
  async function find<Thing>(kind: EntitySearch<Thing>) {
    const found = typedWords.length === 0 ? emptyResult() : await kind(reader, typedWords.map(toPrefixes), options);
    if (found.total > 0) return found;
    const words = await resolveWords();
    return words.length === 0 || words.join() === typedWords.join()
      ? found
      : kind(reader, words.map(toPrefixes), options);
  }
  const [products, categories, virtualCategories, articles, questions, menuItems, namedVariants] = await Promise.all([
    withProducts ? findProducts(reader, query, options, productIds) : emptyResults.products,
    find(searchCategories),
    find(searchVirtualCategories),
    find(searchArticles),
    find(searchQuestions),
    find(searchMenuItems),
    loadNamedVariants(ctx.db, query),
  ]);
  return { products, categories, virtualCategories, articles, questions, menuItems, namedVariants };
}
