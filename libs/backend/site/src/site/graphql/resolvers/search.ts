import type DataLoader from 'dataloader';
import * as v from 'valibot';
import { searchEverything, searchLimits } from '../../search/search-everything';
import { parseArguments, slice, texts } from '../arguments';
import type { GraphqlContext } from '../graphql-context';
import { loadExisting } from '../references';

const searchArguments = v.object({
  q: v.pipe(
    v.string(),
    v.transform((query) => query.slice(0, searchLimits.longestQuery)),
  ),
  ...slice(searchLimits.mostResults),
  product_ids: texts,
});

interface Found {
  entities: readonly { _id: string }[];
  total: number;
}

/** A search result with all the fields that a query may request. */
async function loadEntities<Thing>({ entities, total }: Found, loader: DataLoader<string, Thing | null>) {
  const ids = entities.map(({ _id }) => _id);
  return { entities: await loadExisting(loader, ids), total };
}

async function search(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { q, skip, limit, product_ids: productIds } = parseArguments(searchArguments, args);
  const options = { skip, limit, productIds: productIds ?? [] };
  const { products, brands, menuItems, namedVariants, foundBy, ...found } = await searchEverything(ctx, q, options);
  const { loaders } = ctx;
  const [categories, virtualCategories, articles, questions] = await Promise.all([
    loadEntities(found.categories, loaders.category),
    loadEntities(found.virtualCategories, loaders.virtualCategory),
    loadEntities(found.articles, loaders.entry('article')),
    loadEntities(found.questions, loaders.entry('faq_question')),
  ]);
  return { products, brands, categories, virtualCategories, articles, questions, menuItems, namedVariants, foundBy };
}

/** Search resolvers. */
export const searchResolvers = { Query: { search } };
