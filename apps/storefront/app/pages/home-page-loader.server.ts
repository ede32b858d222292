import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadFeaturedOrNone, loadRecommendationsOrNone } from '@vyloha/catalog/server';
import { homePageLoader } from '@vyloha/content-blocks/server';

/** Blocks of the editors, products they selected, and general recommendations. */
export async function homeWithProductsLoader(args: LoaderFunctionArgs) {
  const [page, featured] = await Promise.all([homePageLoader(args), loadFeaturedOrNone(args.context, 'homepage')]);
  const excludedIds = [...page.products, ...featured.flatMap(({ products }) => products)].map(({ id }) => id);
  const recommended = await loadRecommendationsOrNone(args.context, ['homepage'], { excludedIds });
  return { ...page, recommended, featured };
}
