import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadProductsByIds } from '@vyloha/catalog/server';
import { getHomeContent } from '../api/get-home-content.server';
import { listCategoryTilesOrNone } from '../api/list-category-tiles-or-none.server';
import { blockReferences } from '../model/block-references';
import { toHomePage } from './to-home-page.server';

/** The home page with everything its blocks refer to: categories in one call, goods in another. */
export async function homePageLoader({ context }: LoaderFunctionArgs) {
  const { cms, locale, t } = context;
  const content = await getHomeContent(cms, locale);
  const { productIds, categoryIds } = blockReferences(content.blocks);
  const [categories, products] = await Promise.all([
    listCategoryTilesOrNone(cms, locale, categoryIds),
    loadProductsByIds(context, productIds, 'content'),
  ]);
  return toHomePage({ content, categories, products, now: new Date(), defaultTitle: t('content-blocks:home.title') });
}
