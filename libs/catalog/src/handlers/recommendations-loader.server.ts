import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ProductBox } from '../model/product-box';
import { parseRecommendationsAddress } from '../model/recommendations-request';
import { loadRecommendationsOrNone } from './load-recommendations-or-none.server';
import { notFound } from './not-found.server';

/** Answers a browser's question for recommended goods. @throws a 404 answer when no such place is known */
export async function recommendationsLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ products: readonly ProductBox[] }> {
  const asked = parseRecommendationsAddress(new URL(request.url).searchParams);
  if (asked === null) throw notFound();
  const { placement, ...wish } = asked;
  const [found] = await loadRecommendationsOrNone(context, [placement], wish);
  return { products: found?.products ?? [] };
}
