import { and, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { textArray } from '@vyloha/backend-kernel';
import { contentEntry } from '@vyloha/backend-content/tables';
import { loadEntries } from '@vyloha/backend-content';
import { loadMenuItems } from '../../menus/load-menu';
import { parseArguments, slice, text, texts } from '../arguments';
import type { WireProduct } from '@vyloha/backend-catalog';
import { hasReferenceTo } from '../entry-queries';
import type { FieldResolvers, GraphqlContext } from '../graphql-context';
import { loadExisting, referencesResolver } from '../references';

const maxIds = 100;
const maxLists = 50;
const idsArgument = v.pipe(
  v.array(v.string()),
  v.transform((ids) => ids.slice(0, maxIds)),
);
const productArguments = v.object({ ids: idsArgument });
const menuItemArguments = v.object({ _id: idsArgument });
const endTextArguments = v.object({ _id: texts, product: text, ...slice(maxLists) });
const listArguments = v.object({ _id: texts, code: text, product: text, ...slice(maxLists) });
const data = contentEntry.data;

async function listProducts(_root: unknown, args: unknown, { loaders }: GraphqlContext) {
  const { ids } = parseArguments(productArguments, args);
  const products = await loadExisting(loaders.product, ids);
  return products.filter(({ visibility }) => visibility.catalog);
}

/** Of one of the categories that contain a product. */
function isInCategories(ids: readonly string[]): SQL {
  return sql`(${data} -> 'categories') ?| ${textArray(ids)}`;
}

async function listEndTexts(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { _id, product, skip, limit } = parseArguments(endTextArguments, args);
  const categoryIds = product === null ? [] : await ctx.loaders.productCategories.load(product);
  if (categoryIds === null) return [];
  const where = product === null ? undefined : or(hasReferenceTo('products', product), isInCategories(categoryIds));
  return loadEntries(ctx, 'product_end_text', { ids: _id ?? undefined, enabled: true, where, skip, limit });
}

async function listFeatured(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { _id, code, product, skip, limit } = parseArguments(listArguments, args);
  const categoryIds = product === null ? [] : await ctx.loaders.productCategories.load(product);
  if (categoryIds === null) return [];
  const hasNoCategories = sql`coalesce(${data} -> 'categories', '[]') = '[]'`;
  const where = and(
    code === null ? undefined : sql`${data} ->> 'code' = ${code}`,
    product === null ? undefined : or(hasNoCategories, isInCategories(categoryIds)),
  );
  return loadEntries(ctx, 'featured_list', { ids: _id ?? undefined, enabled: true, where, skip, limit });
}

const placementResolvers = {
  categories: referencesResolver('categories', ({ loaders }) => loaders.category),
  products: referencesResolver('products', ({ loaders }) => loaders.product),
} satisfies FieldResolvers<Record<string, unknown>>;

/** Products and menu items that editors put into pages. */
export const productResolvers = {
  Query: {
    product: listProducts,
    menu_item: (_root: unknown, args: unknown, ctx: GraphqlContext) =>
      loadMenuItems(ctx, parseArguments(menuItemArguments, args)._id),
    featured_list: listFeatured,
    product_end_text: listEndTexts,
  },
  Product: {
    alternatives: (product: WireProduct, _args: unknown, { loaders }: GraphqlContext) =>
      loaders.alternatives.load(product),
  },
  FeaturedList: placementResolvers,
  ProductEndText: placementResolvers,
};
