import { or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { textArray } from '../../../catalog/text-array';
import { contentEntry } from '../../../database/schema';
import { loadEntries } from '../../entries';
import { loadMenuItems } from '../../menus/load-menu';
import { slice, text, texts } from '../arguments';
import { entryQuery, pointsAt } from '../entry-queries';
import type { FieldResolvers, GraphqlContext } from '../graphql-context';
import { loadKnown, references } from '../references';

const mostIds = 100;
const mostLists = 50;
const idsArgument = v.pipe(
  v.array(v.string()),
  v.transform((ids) => ids.slice(0, mostIds)),
);
const productArguments = v.object({ ids: idsArgument });
const menuItemArguments = v.object({ _id: idsArgument });
const endTextArguments = v.object({ _id: texts, product: text, ...slice(mostLists) });

async function listProducts(_root: unknown, args: unknown, { loaders }: GraphqlContext) {
  const { ids } = v.parse(productArguments, args);
  const products = await loadKnown(loaders.product, ids);
  return products.filter(({ visibility }) => visibility.catalog);
}

async function listEndTexts(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { _id, product: productId, skip, limit } = v.parse(endTextArguments, args);
  const product = productId === null ? null : await ctx.loaders.product.load(productId);
  if (productId !== null && product === null) return [];
  const places = product?.breadcrumbs.map(({ id }) => id) ?? [];
  const where =
    product === null
      ? undefined
      : or(pointsAt('products', product.id), sql`(${contentEntry.data} -> 'categories') ?| ${textArray(places)}`);
  return loadEntries(ctx, 'product_end_text', { ids: _id ?? undefined, enabled: true, where, skip, limit });
}

/** Goods and menu items that editors put into pages. */
export const goodsResolvers = {
  Query: {
    product: listProducts,
    menu_item: (_root: unknown, args: unknown, ctx: GraphqlContext) =>
      loadMenuItems(ctx, v.parse(menuItemArguments, args)._id),
    featured_list: entryQuery({ type: 'featured_list', most: mostLists }),
    product_end_text: listEndTexts,
  },
  FeaturedList: {
    products: references('products', ({ loaders }) => loaders.product),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
