import { recommendationPlacements, type RecommendationPlacement } from '@vyloha/contract';
import * as v from 'valibot';
import type { Product } from '../product/product';
import { productResponse } from '../product/product-response';

export type ProductsByPlacement = ReadonlyMap<RecommendationPlacement, readonly Product[]>;

/** `GET /catalog/recommendations`: products by placement. */
export const recommendationsResponse = v.pipe(
  v.object({
    placements: v.array(v.object({ placement: v.picklist(recommendationPlacements), productIds: v.array(v.string()) })),
    entities: v.array(productResponse),
  }),
  v.transform(({ placements, entities }): ProductsByPlacement => {
    const productsById = new Map(entities.map((product) => [product.id, product]));
    return new Map(
      placements.map(({ placement, productIds }) => [
        placement,
        productIds.flatMap((id) => productsById.get(id) ?? []),
      ]),
    );
  }),
);
