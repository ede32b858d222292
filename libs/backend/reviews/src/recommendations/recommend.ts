import type { RecommendationPlacement } from '@vyloha/contract';
import type { Queryable } from '@vyloha/backend-kernel';
import {
  bestSelling,
  boughtWithCategory,
  boughtWithProducts,
  boughtWithSameCategories,
  editorPicks,
  popularInShop,
  popularInDepartmentOfCategory,
  popularInSameDepartments,
  similar,
  type Source,
  type RecommendationContext,
} from './sources';

const crossSell: readonly Source[] = [
  boughtWithProducts,
  boughtWithSameCategories,
  popularInSameDepartments,
  bestSelling,
];

/** Sources of a placement; each one fills what those before it left. */
const sources: Readonly<Record<RecommendationPlacement, readonly Source[]>> = {
  category: [boughtWithCategory, popularInDepartmentOfCategory, popularInShop],
  add_to_cart_cross_sell: crossSell,
  checkout_cart_items: crossSell,
  checkout_empty_cart: [bestSelling],
  homepage: [bestSelling],
  not_found: [bestSelling],
  product_detail_related: [editorPicks, similar],
  product_detail_cross_sell: crossSell,
  internal_error: [bestSelling],
};

/** Product ids for one placement, at most `limit`, none of `excludedIds`. */
async function collectProductIds(
  db: Queryable,
  placement: RecommendationPlacement,
  context: RecommendationContext,
  { excludedIds, limit }: { excludedIds: readonly string[]; limit: number },
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const source of sources[placement]) {
    if (found.length >= limit) break;
    const statement = source(context, { excludedIds: [...excludedIds, ...found], limit: limit - found.length });
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

/** Products for the placements of one page, in their order: later ones repeat nothing of earlier ones. */
export async function recommend(
  db: Queryable,
  placements: readonly RecommendationPlacement[],
  context: RecommendationContext,
  limit: number,
): Promise<Recommended[]> {
  const recommended: Recommended[] = [];
  for (const placement of placements) {
    const excludedIds = [...context.productIds, ...recommended.flatMap(({ productIds }) => productIds)];
    recommended.push({
      placement,
      productIds: await collectProductIds(db, placement, context, { excludedIds, limit }),
    });
  }
  return recommended;
}
