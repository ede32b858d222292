import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadFeaturedOrNone, loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { homePageLoader } from '@vyloha/content-blocks/server';

/** What the editors composed, the goods they chose, and what the shop recommends to anybody. */
export async function homeWithGoodsLoader(args: LoaderFunctionArgs) {
  const [page, [recommended], featured] = await Promise.all([
    homePageLoader(args),
    loadRecommendationsOrNone(args.context, ['homepage']),
    loadFeaturedOrNone(args.context, 'homepage'),
  ]);
  return { ...page, recommended, featured };
}
