import { and, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { loadCategoryRows, loadVirtualCategoryRows, maxCategories } from '@vyloha/backend-catalog';
import { textArray } from '@vyloha/backend-kernel';
import { virtualCategory } from '@vyloha/backend-catalog/tables';
import { contentEntry } from '@vyloha/backend-content/tables';
import { hasAddress, loadEntries } from '@vyloha/backend-content';
import { parseArguments, slice, text, texts } from '../arguments';
import { toCategoryNode, toVirtualCategoryNode, type CategoryNode, type VirtualCategoryNode } from '../catalogue-nodes';
import type { FieldResolvers, GraphqlContext } from '../graphql-context';
import { loadExisting, referencesResolver } from '../references';

const pagination = slice(maxCategories);
const categoryArguments = v.object({ slugs: texts, _id: texts, store_id: texts, ...pagination });
const slicedArguments = v.object({
  slugs: texts,
  _id: texts,
  parameters: texts,
  values: texts,
  category: text,
  ...pagination,
});

type Sliced = v.InferOutput<typeof slicedArguments>;

/** Both kinds of id are the same here; given together they are intersected. */
function intersectIds(a: readonly string[] | null, b: readonly string[] | null): readonly string[] | undefined {
  if (a === null || b === null) return a ?? b ?? undefined;
  return a.filter((id) => b.includes(id));
}

async function listCategories(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { slugs, _id, store_id: storeIds, skip, limit } = parseArguments(categoryArguments, args);
  const ids = intersectIds(_id, storeIds);
  const rows = await loadCategoryRows(ctx, { ids, slugs: slugs ?? undefined, skip, limit });
  return rows.map(toCategoryNode);
}

/** Every given parameter is a filter with one of its values among the given ones. */
function hasSlicedParameters(parameters: SQL, { parameters: ids, values }: Sliced): SQL | undefined {
  const list = sql`jsonb_array_elements(coalesce(${parameters}, '[]'))`;
  const everyParameter = (ids ?? []).map((id) => sql`exists (select from ${list} s where s ->> 'entityId' = ${id})`);
  const anyValue = sql`exists (select from ${list} s where (s -> 'values') ?| ${textArray(values ?? [])})`;
  return and(...everyParameter, values === null ? undefined : anyValue);
}

async function listVirtualCategories(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const parsed = parseArguments(slicedArguments, args);
  const { slugs, _id, category, skip, limit } = parsed;
  const where = and(
    hasSlicedParameters(sql`${virtualCategory.rule} -> 'parameters'`, parsed),
    category === null ? undefined : sql`(${virtualCategory.rule} -> 'categories') ? ${category}`,
  );
  const categorySearch = { ids: _id ?? undefined, slugs: slugs ?? undefined };
  const rows = await loadVirtualCategoryRows(ctx, { ...categorySearch, where, skip, limit });
  return rows.map(toVirtualCategoryNode);
}

function listFilteredCategories(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const parsed = parseArguments(slicedArguments, args);
  const { slugs, _id, category, skip, limit } = parsed;
  const where = and(
    hasSlicedParameters(sql`${contentEntry.data} -> 'parameters'`, parsed),
    category === null ? undefined : sql`${contentEntry.data} ->> 'store_category' = ${category}`,
    slugs === null ? undefined : hasAddress(contentEntry.slug, slugs),
  );
  return loadEntries(ctx, 'filtered_category', { ids: _id ?? undefined, enabled: true, where, skip, limit });
}

const articleResolvers = {
  top_articles: ({ row }, _args, { loaders }) =>
    loadExisting(loaders.entry('article'), row.presentation.topArticleIds ?? []),
  content_articles: ({ row }, _args, { loaders }) =>
    loadExisting(loaders.entry('article'), row.presentation.contentArticleIds ?? []),
} satisfies FieldResolvers<CategoryNode | VirtualCategoryNode>;

/** Resolvers of all kinds of categories. */
export const catalogueResolvers = {
  Query: {
    category: listCategories,
    virtual_category: listVirtualCategories,
    filtered_category: listFilteredCategories,
  },
  Category: {
    ...articleResolvers,
    ancestors: async ({ row }, _args, { loaders }) => (await loaders.family.load(row)).ancestors,
    children: async ({ row }, _args, { loaders }) => (await loaders.family.load(row)).children,
  } satisfies FieldResolvers<CategoryNode>,
  VirtualCategory: articleResolvers,
  FilteredCategory: {
    path: ({ slug }) => slug,
    top_articles: referencesResolver('top_articles', ({ loaders }) => loaders.entry('article')),
    content_articles: referencesResolver('content_articles', ({ loaders }) => loaders.entry('article')),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
