import type DataLoader from 'dataloader';
import * as v from 'valibot';
import { searchEverything, searchLimits } from '../../../search/search-everything';
import { parseArguments, slice, texts } from '../arguments';
import type { GraphqlContext } from '../graphql-context';
import { loadKnown } from '../references';

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

/** What was found with all the fields that a query may ask of it. */
async function whole<Thing>({ entities, total }: Found, loader: DataLoader<string, Thing | null>) {
  const ids = entities.map(({ _id }) => _id);
  return { entities: await loadKnown(loader, ids), total };
}

async function search(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { q, skip, limit, product_ids: productIds } = parseArguments(searchArguments, args);
  const wishes = { skip, limit, productIds: productIds ?? [] };
  const { products, menuItems, namedVariants, ...found } = await searchEverything(ctx, q, wishes);
  const { loaders } = ctx;
  const [categories, virtualCategories, articles, questions] = await Promise.all([
    whole(found.categories, loaders.category),
    whole(found.virtualCategories, loaders.virtualCategory),
    whole(found.articles, loaders.entry('article')),
    whole(found.questions, loaders.entry('faq_question')),
  ]);
  return { products, categories, virtualCategories, articles, questions, menuItems, namedVariants };
}

/** The search of the shop. */
export const searchResolvers = { Query: { search } };
