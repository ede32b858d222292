import * as v from 'valibot';
import { checkPermissionsFlag, productSchema, waysFound } from '@vyloha/backend-catalog';
import { menuItemSchema } from '../menus/menu-shapes';
import { type Route, defineRoute, queryNumber } from '@vyloha/backend-kernel';
import { foundCategorySchema } from './search-categories';
import { foundEntrySchema } from './search-content';
import { searchEverything, searchLimits } from './search-everything';

function resultsOf<Schema extends v.GenericSchema<unknown, unknown>>(entity: Schema) {
  return v.object({ entities: v.array(entity), total: v.number() });
}

const search = defineRoute({
  method: 'GET',
  url: '/cms/search',
  readsReplica: true,
  summary:
    'Products, brands, categories, articles, questions, menu items, pages and branches by words of three characters and more',
  access: 'permissions',
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLimits.longestQuery)), ''),
    skip: queryNumber({ min: 0, max: searchLimits.furthest, defaultValue: 0 }),
    limit: queryNumber({ min: 1, max: searchLimits.mostResults, defaultValue: 10 }),
    without: v.optional(v.picklist(['products'])),
    checkPermissions: checkPermissionsFlag,
  }),
  response: v.object({
    products: resultsOf(productSchema),
    brands: resultsOf(menuItemSchema),
    categories: resultsOf(foundCategorySchema),
    virtualCategories: resultsOf(foundCategorySchema),
    articles: resultsOf(foundEntrySchema),
    questions: resultsOf(foundEntrySchema),
    menuItems: resultsOf(menuItemSchema),
    namedVariants: v.array(v.object({ productId: v.string(), variantId: v.string() })),
    foundBy: v.picklist(waysFound),
  }),
  productsIn: ({ products }) => products.entities.map(({ id }) => id),
  handler: (ctx, { query: { q, skip, limit, without, checkPermissions } }) => {
    const groups = checkPermissions === 'true' ? ctx.groups : [];
    return searchEverything({ ...ctx, groups }, q, { skip, limit, withProducts: without === undefined });
  },
});

export const searchRoutes: readonly Route[] = [search];
