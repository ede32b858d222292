import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { homePageLoader } from '@vyloha/content-blocks/server';

/** What the editors composed, and what the shop recommends to anybody. */
export async function homeWithGoodsLoader(args: LoaderFunctionArgs) {
  const [page, [recommended]] = await Promise.all([
    homePageLoader(args),
    loadRecommendationsOrNone(args.context, ['homepage']),
  ]);
  return { ...page, recommended };
}
