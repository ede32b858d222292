import {
  type ProductContext,
  type ResolvedQuery,
  type Slot,
  type WireProduct,
  isSearchable,
  loadNamedVariants,
  loadProducts,
  loadResultPage,
  resolveQuery,
  searchRateLimits,
  searchSource,
} from '@vyloha/backend-catalog';
import { type RequestContext, enforceRateLimits } from '@vyloha/backend-kernel';
import type { SearchResult, Slice } from './search-result';
import { categoriesOfProducts, searchCategories, searchVirtualCategories } from './search-categories';
import { searchArticles, searchMenuItems, searchQuestions } from './search-content';

interface Search {
  query: string;
  /** Null without any term to search for. */
  resolved: ResolvedQuery | null;
}

/** The best results. */
async function searchProducts(
  ctx: ProductContext,
  { query, resolved }: Search,
  { skip, limit }: Slice,
): Promise<SearchResult<WireProduct>> {
  const rows = searchSource(ctx, query, resolved);
  const { productIds, total } = await loadResultPage(ctx.db, rows, skip, limit);
  return { entities: await loadProducts(ctx, productIds), total };
}

/** Limits of a search, whichever API is used. */
export const searchLimits = { longestQuery: 200, mostResults: 50, furthest: 1_000_000 } as const;

type EntitySearch<Thing> = (
  reader: ProductContext,
  slots: readonly Slot[],
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
async function findProducts(ctx: ProductContext, search: Search, slice: Slice, ids: readonly string[]) {
  const known = await loadProducts(ctx, ids.slice(0, slice.limit));
  const entities = known.filter(({ visibility }) => visibility.catalog);
  return entities.length > 0 ? { entities, total: entities.length } : searchProducts(ctx, search, slice);
}

/** As many as one page of results shows. */
const bestProducts = 10;

/** Where the best products are: a way on when no category is called so, and no code names a product itself. */
async function findCategoriesOfBest(ctx: ProductContext, { query, resolved }: Search, slice: Slice) {
  if (resolved === null || resolved.tsQuery === null) return emptyResult();
  const { productIds } = await loadResultPage(ctx.db, searchSource(ctx, query, resolved), 0, bestProducts);
  return productIds.length === 0 ? emptyResult() : categoriesOfProducts(ctx, productIds, slice);
}

interface SearchOptions extends Slice {
  /** Products that an external search found for the query, in their order. */
  productIds?: readonly string[];
  withProducts?: boolean;
}

/** The best results of every kind for a query, and the total of each; the same slice of each. */
export async function searchEverything(ctx: RequestContext, query: string, options: SearchOptions) {
  const { productIds = [], withProducts = true } = options;
  if (!isSearchable(query)) return emptyResults;
  await enforceRateLimits(ctx, searchRateLimits.search);
  const resolved = await resolveQuery(ctx, query);
  const search = { query, resolved };
  async function find<Thing>(kind: EntitySearch<Thing>) {
    if (resolved === null) return emptyResult();
    const found = await kind(ctx, resolved.typedSlots, options);
    return found.total > 0 || resolved.slots === resolved.typedSlots ? found : kind(ctx, resolved.slots, options);
  }
  const [products, namedCategories, virtualCategories, articles, questions, menuItems, namedVariants] =
    await Promise.all([
      withProducts ? findProducts(ctx, search, options, productIds) : emptyResults.products,
      find(searchCategories),
      find(searchVirtualCategories),
      find(searchArticles),
      find(searchQuestions),
      find(searchMenuItems),
      loadNamedVariants(ctx.db, query),
    ]);
  const hasCategories = namedCategories.total + virtualCategories.total > 0;
  const categories = hasCategories ? namedCategories : await findCategoriesOfBest(ctx, search, options);
  return { products, categories, virtualCategories, articles, questions, menuItems, namedVariants };
}
