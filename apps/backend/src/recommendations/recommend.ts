import type { RecommendationPlacement } from '@vyloha/contract';
import type { Queryable } from '../database/database';
import {
  bestSelling,
  boughtWithCategory,
  boughtWithGoods,
  boughtWithTheirKind,
  chosenByEditor,
  popularElsewhere,
  popularNextToCategory,
  popularNextToGoods,
  similar,
  type Source,
  type Wish,
} from './sources';

const crossSell: readonly Source[] = [boughtWithGoods, boughtWithTheirKind, popularNextToGoods, bestSelling];

/** Where the goods of a place come from; each source fills what those before it left. */
const sources: Readonly<Record<RecommendationPlacement, readonly Source[]>> = {
  category: [boughtWithCategory, popularNextToCategory, popularElsewhere],
  add_to_cart_cross_sell: crossSell,
  checkout_cart_items: crossSell,
  checkout_empty_cart: [bestSelling],
  homepage: [bestSelling],
  not_found: [bestSelling],
  product_detail_related: [chosenByEditor, similar],
  product_detail_cross_sell: crossSell,
  internal_error: [bestSelling],
};

/** Ids of goods for one place, at most `limit`, none of `taken`. */
async function fill(
  db: Queryable,
  placement: RecommendationPlacement,
  wish: Wish,
  { taken, limit }: { taken: readonly string[]; limit: number },
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const source of sources[placement]) {
    if (found.length >= limit) break;
    const statement = source(wish, { taken: [...taken, ...found], limit: limit - found.length });
    if (statement === null) continue;
    const { rows } = await db.execute<{ product_id: string }>(statement);
    found.push(...rows.map((row) => row.product_id));
  }
  return found;
}

export interface Recommended {
  placement: RecommendationPlacement;
  productIds: readonly string[];
}

/** Goods for the places of one page, in their order: what one place shows, the next one does not repeat. */
export async function recommend(
  db: Queryable,
  placements: readonly RecommendationPlacement[],
  wish: Wish,
  limit: number,
): Promise<Recommended[]> {
  const recommended: Recommended[] = [];
  for (const placement of placements) {
    const taken = [...wish.productIds, ...recommended.flatMap(({ productIds }) => productIds)];
    recommended.push({ placement, productIds: await fill(db, placement, wish, { taken, limit }) });
  }
  return recommended;
}
