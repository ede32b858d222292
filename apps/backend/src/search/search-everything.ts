import type { CatalogContext } from '../catalog/catalog-context';
import { loadProducts } from '../catalog/product/load-products';
import type { RequestContext } from '../server/request-context';
import { limitSearches } from './limit-searches';
import { cutEnding, toQueryWords } from './query-words';
import { resolveQuery } from './resolve-query';
import { searchCategories, searchVirtualCategories } from './search-categories';
import { searchArticles, searchMenuItems, searchQuestions } from './search-content';
import { searchProducts } from './search-products';

/** Bounds of a search, by whichever way it is asked for. */
export const searchLimits = { longestQuery: 200, mostResults: 50 } as const;

type Find<Thing> = (
  reader: CatalogContext,
  stems: readonly string[],
  limit: number,
) => Promise<{ entities: Thing[]; total: number }>;

const nothing = () => ({ entities: [], total: 0 });

const findsNothing = {
  products: nothing(),
  categories: nothing(),
  virtualCategories: nothing(),
  articles: nothing(),
  questions: nothing(),
  menuItems: nothing(),
};

/** The goods that were found elsewhere, as far as the shop shows them; without any, what it finds itself. */
async function findProducts(ctx: CatalogContext, query: string, limit: number, ids: readonly string[]) {
  const known = await loadProducts(ctx, ids.slice(0, limit));
  const entities = known.filter(({ visibility }) => visibility.catalog);
  return entities.length > 0 ? { entities, total: entities.length } : searchProducts(ctx, query, limit);
}

/** Stems of what was probably meant, asked for once and only when what was typed finds nothing. */
function meantStems(ctx: CatalogContext, query: string): () => Promise<readonly string[]> {
  let asked: Promise<readonly string[]> | null = null;
  const ask = async () => ((await resolveQuery(ctx, query))?.words ?? []).map(cutEnding);
  return () => (asked ??= ask());
}

interface Wishes {
  limit: number;
  /** Goods that somebody else found for the query, in their order. */
  productIds?: readonly string[];
}

/** The best of every kind by the words of a query, and how much there is of each in all. */
export async function searchEverything(ctx: RequestContext, query: string, { limit, productIds = [] }: Wishes) {
  const typed = toQueryWords(query).map(cutEnding);
  if (typed.length === 0) return findsNothing;
  await limitSearches(ctx);
  const reader = { ...ctx, groups: [] };
  const meant = meantStems(reader, query);
  async function find<Thing>(kind: Find<Thing>) {
    const found = await kind(reader, typed, limit);
    if (found.total > 0) return found;
    const stems = await meant();
    return stems.length === 0 || stems.join() === typed.join() ? found : kind(reader, stems, limit);
  }
  const [products, categories, virtualCategories, articles, questions, menuItems] = await Promise.all([
    findProducts(reader, query, limit, productIds),
    find(searchCategories),
    find(searchVirtualCategories),
    find(searchArticles),
    find(searchQuestions),
    find(searchMenuItems),
  ]);
  return { products, categories, virtualCategories, articles, questions, menuItems };
}
