import type {} from '../load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { type RecommendationPlacement, whenUnavailable } from '@vyloha/contract';
import { getRecommendations } from '../../api/get-recommendations.server';
import { listProducts } from '../../api/list-products.server';
import { isOffered, type Product } from '../../model/product/product';
import type { Recommendation, RecommendationWish } from '../../model/recommendations/recommendation';
import { recommendationsAddress } from '../../model/recommendations/recommendations-address';
import type { GoodsByPlacement } from '../../model/recommendations/recommendations-response';
import { toProductBoxes } from '../boxes/to-product-boxes.server';

/** Two rows on a wide screen, most of it to be scrolled to. */
const perPlace = 8;

/** Of those that the recommender outside names so many are looked at, since some cannot be bought. */
const lookedAt = 24;

/** What the recommender outside has for one place, as far as it can be bought; none when the shop is to decide. */
async function loadFromOutside(
  { cms, recommender }: AppLoadContext,
  placement: RecommendationPlacement,
  { shownIds, ...wish }: RecommendationWish,
): Promise<readonly Product[]> {
  if (typeof recommender !== 'function') return [];
  const ids = (await recommender({ placement, ...wish })) ?? [];
  const products = await whenUnavailable(listProducts(cms, ids.slice(0, lookedAt), { isShared: false }), () => []);
  return products.filter(isOffered);
}

/** Goods of each place; none twice on the page, and none that it is about or shows by itself. */
function toldApart(
  places: readonly { theirs: readonly Product[]; ours: readonly Product[] }[],
  { productIds = [], shownIds = [] }: RecommendationWish,
): (readonly Product[])[] {
  const shown = new Set([...productIds, ...shownIds]);
  return places.map(({ theirs, ours }) => {
    const others = (goods: readonly Product[]) => goods.filter(({ id }) => !shown.has(id)).slice(0, perPlace);
    const better = others(theirs);
    const goods = better.length > 0 ? better : others(ours);
    for (const { id } of goods) shown.add(id);
    return goods;
  });
}

/**
 * Goods for the places of one page, by one call: those of the recommender outside where the shop has one and the page
 * is one shopper's, else the shop's own. None while nobody answers: pages are whole without them.
 */
export async function loadRecommendationsOrNone(
  context: AppLoadContext,
  placements: readonly RecommendationPlacement[],
  wish: RecommendationWish = {},
): Promise<readonly Recommendation[]> {
  // Both at once: a recommender that does not answer must cost no more than its time limit.
  const own = whenUnavailable(
    getRecommendations(context.cms, { placements, limit: perPlace, ...wish }),
    (): GoodsByPlacement => new Map(),
  );
  const places = await Promise.all(
    placements.map(async (placement) => {
      const [theirs, ours] = await Promise.all([loadFromOutside(context, placement, wish), own]);
      return { placement, theirs, ours: ours.get(placement) ?? [] };
    }),
  );
  const goodsOfPlaces = toldApart(places, wish);
  return Promise.all(
    places.map(async ({ placement }, at): Promise<Recommendation> => {
      const goods = goodsOfPlaces[at] ?? [];
      const boxes =
        goods.length === 0 ? [] : whenUnavailable(toProductBoxes(context, Promise.resolve(goods)), () => []);
      const address = context.recommender === 'late' ? recommendationsAddress(placement, wish) : null;
      return { placement, products: await boxes, address };
    }),
  );
}
