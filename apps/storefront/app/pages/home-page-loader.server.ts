import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadFeaturedOrNone, loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { homePageLoader } from '@vyloha/content-blocks/server';

/** What the editors composed, the goods they chose, and what the shop recommends to anybody. */
export async function homeWithGoodsLoader(args: LoaderFunctionArgs) {
  const [page, featured] = await Promise.all([homePageLoader(args), loadFeaturedOrNone(args.context, 'homepage')]);
  const shownIds = [...page.products, ...featured.flatMap(({ products }) => products)].map(({ id }) => id);
  const recommended = await loadRecommendationsOrNone(args.context, ['homepage'], { shownIds });
  return { ...page, recommended, featured };
}
