import type { CatalogContext } from '../catalog/catalog-context';
import { loadProducts } from '../catalog/product/load-products';
import type { RequestContext } from '../server/request-context';
import type { Found, Slice } from './found';
import { loadNamedVariants } from './goods-by-code';
import { countCall } from '../server/count-call';
import { beginningsOf, isSearchable, toQueryWords, type WordBeginnings } from './query-words';
import { resolveQuery } from './resolve-query';
import { searchCategories, searchVirtualCategories } from './search-categories';
import { searchArticles, searchMenuItems, searchQuestions } from './search-content';
import { searchProducts } from './search-products';

/** Bounds of a search, by whichever way it is asked for. */
export const searchLimits = { longestQuery: 200, mostResults: 50, furthest: 1_000_000 } as const;

type Find<Thing> = (reader: CatalogContext, words: readonly WordBeginnings[], slice: Slice) => Promise<Found<Thing>>;

const nothing = () => ({ entities: [], total: 0 });

const findsNothing = {
  products: nothing(),
  categories: nothing(),
  virtualCategories: nothing(),
  articles: nothing(),
  questions: nothing(),
  menuItems: nothing(),
  namedVariants: [],
};

/** The goods that were found elsewhere, as far as the shop shows them; without any, what it finds itself. */
async function findProducts(ctx: CatalogContext, query: string, slice: Slice, ids: readonly string[]) {
  const known = await loadProducts(ctx, ids.slice(0, slice.limit));
  const entities = known.filter(({ visibility }) => visibility.catalog);
  return entities.length > 0 ? { entities, total: entities.length } : searchProducts(ctx, query, slice);
}

/** What was probably meant, asked for once and only when what was typed finds nothing. */
function meantWords(ctx: CatalogContext, query: string): () => Promise<readonly string[]> {
  let asked: Promise<readonly string[]> | null = null;
  const ask = async () => (await resolveQuery(ctx, query))?.words ?? [];
  return () => (asked ??= ask());
}

interface Wishes extends Slice {
  /** Goods that somebody else found for the query, in their order. */
  productIds?: readonly string[];
  withProducts?: boolean;
}

/** The best of every kind by the words of a query, and how much there is of each in all; of each the same part. */
export async function searchEverything(ctx: RequestContext, query: string, wishes: Wishes) {
  const { productIds = [], withProducts = true } = wishes;
  const typed = toQueryWords(query);
  if (!isSearchable(query)) return findsNothing;
  await countCall(ctx, 'search');
  const reader = { ...ctx, groups: [] };
  const meant = meantWords(reader, query);
  async function find<Thing>(kind: Find<Thing>) {
    const found = typed.length === 0 ? nothing() : await kind(reader, typed.map(beginningsOf), wishes);
    if (found.total > 0) return found;
    const words = await meant();
    return words.length === 0 || words.join() === typed.join() ? found : kind(reader, words.map(beginningsOf), wishes);
  }
  const [products, categories, virtualCategories, articles, questions, menuItems, namedVariants] = await Promise.all([
    withProducts ? findProducts(reader, query, wishes, productIds) : findsNothing.products,
    find(searchCategories),
    find(searchVirtualCategories),
    find(searchArticles),
    find(searchQuestions),
    find(searchMenuItems),
    loadNamedVariants(ctx.db, query),
  ]);
  return { products, categories, virtualCategories, articles, questions, menuItems, namedVariants };
}
