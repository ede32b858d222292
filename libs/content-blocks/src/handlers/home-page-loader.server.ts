import type { LoaderFunctionArgs } from '@remix-run/node';
import { listBestSellersOrNone } from '@vyloha/catalog/server';
import { themeSettings } from '@vyloha/config';
import { nextVisibilityChange } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { getHomeContent } from '../api/home/home-content.server';
import { arrangeHomeBlocks } from '../model/home/arrange-home-blocks';
import { loadBlocks } from './load-blocks.server';
import { toHomePage } from './to-home-page.server';

/** The home page with everything its blocks refer to, in the theme's order; cached until the next banner starts or ends. */
export async function homePageLoader({ context }: LoaderFunctionArgs) {
  const { cms, locale, t } = context;
  const settings = themeSettings[context.config.theme].home;
  const [content, bestSellers] = await Promise.all([
    getHomeContent(cms, locale),
    listBestSellersOrNone(context, settings.bestSellers),
  ]);
  const arranged = arrangeHomeBlocks(content.blocks, settings, {
    title: t('content-blocks:home.bestSellers'),
    productIds: bestSellers,
    button: { text: t('content-blocks:home.allProducts'), to: paths.eshop(), isSecondary: true },
  });
  const blocks = await loadBlocks(context, arranged);
  const viewer = { groups: context.shopper.groups, now: new Date() };
  const nextChangeAt = nextVisibilityChange(content.banners, viewer.now);
  if (nextChangeAt !== null) context.expirePageAt(nextChangeAt);
  return toHomePage({ content, blocks, viewer, defaultTitle: t('content-blocks:home.title') });
}
