import * as v from 'valibot';
import { productSchema } from '../catalog/product/wire/product';
import { menuItemSchema } from '../content/menus/menu-shapes';
import { defineRoute, type Route } from '../server/route';
import { queryNumber } from '../server/wire-shapes';
import { limitSearches } from './limit-searches';
import { cutEnding, toQueryWords } from './query-words';
import { foundCategorySchema, searchCategories, searchVirtualCategories } from './search-categories';
import { foundEntrySchema, searchArticles, searchMenuItems, searchQuestions } from './search-content';
import { searchProducts } from './search-products';

const longestQuery = 200;
const mostResults = 50;

function resultsOf<Schema extends v.GenericSchema<unknown, unknown>>(entity: Schema) {
  return v.object({ entities: v.array(entity), total: v.number() });
}

const nothing = () => ({ entities: [], total: 0 });

const search = defineRoute({
  method: 'GET',
  url: '/cms/search',
  summary: 'Goods, categories, articles, questions and menu items by words of three characters and more',
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.maxLength(longestQuery)), ''),
    limit: queryNumber({ min: 1, max: mostResults, absent: 10 }),
  }),
  response: v.object({
    products: resultsOf(productSchema),
    categories: resultsOf(foundCategorySchema),
    virtualCategories: resultsOf(foundCategorySchema),
    articles: resultsOf(foundEntrySchema),
    questions: resultsOf(foundEntrySchema),
    menuItems: resultsOf(menuItemSchema),
  }),
  handler: async (ctx, { query: { q, limit } }) => {
    const stems = toQueryWords(q).map(cutEnding);
    if (stems.length === 0) {
      const [products, categories, virtualCategories] = [nothing(), nothing(), nothing()];
      return {
        products,
        categories,
        virtualCategories,
        articles: nothing(),
        questions: nothing(),
        menuItems: nothing(),
      };
    }
    await limitSearches(ctx);
    const [products, categories, virtualCategories, articles, questions, menuItems] = await Promise.all([
      searchProducts({ ...ctx, groups: [] }, q, limit),
      searchCategories(ctx, stems, limit),
      searchVirtualCategories(ctx, stems, limit),
      searchArticles(ctx, stems, limit),
      searchQuestions(ctx, stems, limit),
      searchMenuItems(ctx, stems, limit),
    ]);
    return { products, categories, virtualCategories, articles, questions, menuItems };
  },
});

export const searchRoutes: readonly Route[] = [search];
