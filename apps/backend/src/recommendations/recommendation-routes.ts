import { recommendationPlacements } from '@vyloha/contract';
import * as v from 'valibot';
import { loadProducts } from '../catalog/product/load-products';
import { productSchema } from '../catalog/product/wire/product';
import { defineRoute, type Route } from '../server/route';
import { queryNumber } from '../server/number-input';
import { queryList } from '../server/wire-shapes';
import { recommend } from './recommend';

const placementSchema = v.picklist(recommendationPlacements);
const mostPlacements = 2;
/** As many as a large cart has lines. */
const mostProducts = 50;
const most = 24;
const unlessTold = 8;

const recommendations = defineRoute({
  method: 'GET',
  url: '/cms/catalog/recommendations',
  summary: 'Goods to recommend: bought together, similar or selling best, by where they are shown',
  query: v.object({
    placements: v.pipe(queryList(mostPlacements), v.nonEmpty(), v.array(placementSchema)),
    products: v.optional(queryList(mostProducts), ''),
    category: v.optional(v.nullable(v.string()), null),
    limit: queryNumber({ min: 1, max: most, absent: unlessTold }),
  }),
  response: v.object({
    placements: v.array(v.object({ placement: placementSchema, productIds: v.array(v.string()) })),
    entities: v.array(productSchema),
  }),
  handler: async (ctx, { query: { placements, products: productIds, category: categoryId, limit } }) => {
    const wish = { productIds, categoryId, currency: ctx.currency, priceList: ctx.priceList };
    const recommended = await recommend(ctx.db, placements, wish, limit);
    const ids = recommended.flatMap((place) => place.productIds);
    const entities = await loadProducts({ ...ctx, groups: [] }, ids);
    return { placements: recommended.map((place) => ({ ...place, productIds: [...place.productIds] })), entities };
  },
});

export const recommendationRoutes: readonly Route[] = [recommendations];
