import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { loadCart } from '@vyloha/cart/server';
import { type RecommendationPlacement, whenUnavailable } from '@vyloha/contract';
import type { ProductBox } from '../../model/product/product-box';
import { parseRecommendationsAddress } from '../../model/recommendations/recommendations-request';
import { loadRecommendationsOrNone } from './load-recommendations-or-none.server';
import { notFound } from '../not-found.server';

/** Beside what was just put into the cart nothing is offered that has been there before. */
async function idsInCart(context: AppLoadContext, placement: RecommendationPlacement): Promise<readonly string[]> {
  if (placement !== 'add_to_cart_cross_sell') return [];
  const inCart = loadCart(context).then(({ lines }) => lines.map(({ productId }) => productId));
  return whenUnavailable(inCart, () => []);
}

/** Answers a browser's question for recommended goods. @throws a 404 answer when no such place is known */
export async function recommendationsLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ products: readonly ProductBox[] }> {
  const asked = parseRecommendationsAddress(new URL(request.url).searchParams);
  if (asked === null) throw notFound();
  const { placement, shownIds = [], ...wish } = asked;
  const inCart = await idsInCart(context, placement);
  const [found] = await loadRecommendationsOrNone(context, [placement], {
    ...wish,
    shownIds: [...new Set([...shownIds, ...inCart])],
  });
  return { products: found?.products ?? [] };
}
