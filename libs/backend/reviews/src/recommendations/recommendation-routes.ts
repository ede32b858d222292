import { recommendationPlacements } from '@vyloha/contract';
import * as v from 'valibot';
import { loadProducts, productSchema } from '@vyloha/backend-catalog';
import { type Route, defineRoute, queryList, queryNumber } from '@vyloha/backend-kernel';
import { recommend } from './recommend';

const placementSchema = v.picklist(recommendationPlacements);
const maxPlacements = 2;
/** As many as a large cart has lines. */
const maxProducts = 50;
const maxLimit = 24;
const defaultLimit = 8;

const recommendations = defineRoute({
  method: 'GET',
  url: '/cms/catalog/recommendations',
  readsReplica: true,
  summary: 'Recommended products by placement: bought together, similar or best-selling',
  query: v.object({
    placements: v.pipe(queryList(maxPlacements), v.nonEmpty(), v.array(placementSchema)),
    products: v.optional(queryList(maxProducts), ''),
    category: v.optional(v.nullable(v.string()), null),
    limit: queryNumber({ min: 1, max: maxLimit, defaultValue: defaultLimit }),
  }),
  response: v.object({
    placements: v.array(v.object({ placement: placementSchema, productIds: v.array(v.string()) })),
    entities: v.array(productSchema),
  }),
  productsIn: ({ entities }) => entities.map(({ id }) => id),
  handler: async (ctx, { query: { placements, products: productIds, category: categoryId, limit } }) => {
    const context = { productIds, categoryId, currency: ctx.currency, priceList: ctx.priceList };
    const recommended = await recommend(ctx.db, placements, context, limit);
    const ids = recommended.flatMap((recommendation) => recommendation.productIds);
    const entities = await loadProducts({ ...ctx, groups: [] }, ids);
    return {
      placements: recommended.map((recommendation) => ({
        ...recommendation,
        productIds: [...recommendation.productIds],
      })),
      entities,
    };
  },
});

export const recommendationRoutes: readonly Route[] = [recommendations];
