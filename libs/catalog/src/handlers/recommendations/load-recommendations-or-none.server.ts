import type {} from '../load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import type { RecommendationPlacement } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getRecommendations } from '../../api/recommendations.server';
import { listProducts } from '../../api/products.server';
import { isOffered, type Product } from '../../model/product/product';
import type { Recommendation, RecommendationOptions } from '../../model/recommendations/recommendation';
import { recommendationsUrl } from '../../model/recommendations/recommendations-url';
import type { ProductsByPlacement } from '../../model/recommendations/recommendations-response';
import { toProductBoxes } from '../boxes/to-product-boxes.server';

/** Two rows on a wide screen; most of it is scrolled to. */
const maxPerPlacement = 8;

/** How many products of the external recommender are loaded, since some cannot be bought. */
const maxCandidates = 24;

/** Saleable products of the external recommender for one placement; none when the shop is to decide. */
async function loadFromRecommender(
  { cms, recommender }: AppLoadContext,
  placement: RecommendationPlacement,
  { excludedIds, ...options }: RecommendationOptions,
): Promise<readonly Product[]> {
  if (typeof recommender !== 'function') return [];
  const ids = (await recommender({ placement, ...options })) ?? [];
  const products = await withUnavailableFallback(
    listProducts(cms, ids.slice(0, maxCandidates), { isShared: false }),
    () => [],
  );
  return products.filter(isOffered);
}

/** Products of each placement; each once on the page, without the page's own products and excluded ones. */
function withoutRepeats(
  candidates: readonly { fromRecommender: readonly Product[]; fromShop: readonly Product[] }[],
  { productIds = [], excludedIds = [] }: RecommendationOptions,
): (readonly Product[])[] {
  const excluded = new Set([...productIds, ...excludedIds]);
  return candidates.map(({ fromRecommender, fromShop }) => {
    const unseen = (products: readonly Product[]) =>
      products.filter(({ id }) => !excluded.has(id)).slice(0, maxPerPlacement);
    const recommended = unseen(fromRecommender);
    const products = recommended.length > 0 ? recommended : unseen(fromShop);
    for (const { id } of products) excluded.add(id);
    return products;
  });
}

/**
 * Products for the placements of one page, by one call: those of the external recommender where the shop has one and
 * the page is not shared, else the shop's own. None while neither responds: pages work without them.
 */
export async function loadRecommendationsOrNone(
  context: AppLoadContext,
  placements: readonly RecommendationPlacement[],
  options: RecommendationOptions = {},
): Promise<readonly Recommendation[]> {
  // In parallel: a recommender that does not respond must cost no more than its timeout.
  const shopRecommendations = withUnavailableFallback(
    getRecommendations(context.cms, { placements, limit: maxPerPlacement, ...options }),
    (): ProductsByPlacement => new Map(),
  );
  const candidates = await Promise.all(
    placements.map(async (placement) => {
      const [fromRecommender, fromShop] = await Promise.all([
        loadFromRecommender(context, placement, options),
        shopRecommendations,
      ]);
      return { placement, fromRecommender, fromShop: fromShop.get(placement) ?? [] };
    }),
  );
  const productsByIndex = withoutRepeats(candidates, options);
  return Promise.all(
    candidates.map(async ({ placement }, index): Promise<Recommendation> => {
      const products = productsByIndex[index] ?? [];
      const boxes =
        products.length === 0
          ? []
          : withUnavailableFallback(toProductBoxes(context, Promise.resolve(products)), () => []);
      const personalizedUrl = context.recommender === 'deferred' ? recommendationsUrl(placement, options) : null;
      return { placement, products: await boxes, personalizedUrl };
    }),
  );
}
