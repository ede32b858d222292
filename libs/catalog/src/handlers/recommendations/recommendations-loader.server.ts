import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { loadCart } from '@vyloha/cart/server';
import type { RecommendationPlacement } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { notFound } from '@vyloha/links/server';
import type { ProductBox } from '../../model/product/product-box';
import { parseRecommendationsQuery } from '../../model/recommendations/recommendations-request';
import { loadRecommendationsOrNone } from './load-recommendations-or-none.server';

/** Products already in the cart are not offered beside the added one. */
async function loadCartProductIds(
  context: AppLoadContext,
  placement: RecommendationPlacement,
): Promise<readonly string[]> {
  if (placement !== 'add_to_cart_cross_sell') return [];
  const cartProductIds = loadCart(context).then(({ lines }) => lines.map(({ productId }) => productId));
  return withUnavailableFallback(cartProductIds, () => []);
}

/** Returns recommended products to the browser. @throws a 404 response when the placement is unknown */
export async function recommendationsLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ products: readonly ProductBox[] }> {
  const recommendationRequest = parseRecommendationsQuery(new URL(request.url).searchParams);
  if (recommendationRequest === null) throw notFound();
  const { placement, excludedIds = [], ...options } = recommendationRequest;
  const cartProductIds = await loadCartProductIds(context, placement);
  const [found] = await loadRecommendationsOrNone(context, [placement], {
    ...options,
    excludedIds: [...new Set([...excludedIds, ...cartProductIds])],
  });
  return { products: found?.products ?? [] };
}
