import type { LoaderFunctionArgs } from '@remix-run/node';
import { nextChange } from '@vyloha/contract';
import { getHomeContent } from '../api/get-home-content.server';
import { loadBlocks } from './load-blocks.server';
import { toHomePage } from './to-home-page.server';

/** The home page with everything its blocks refer to; it lives until the next banner comes or goes. */
export async function homePageLoader({ context }: LoaderFunctionArgs) {
  const { cms, locale, t } = context;
  const content = await getHomeContent(cms, locale);
  const blocks = await loadBlocks(context, content.blocks);
  const viewer = { groups: context.shopper.groups, now: new Date() };
  const change = nextChange(content.banners, viewer.now);
  if (change !== null) context.pageChangesAt(change);
  return toHomePage({ content, blocks, viewer, defaultTitle: t('content-blocks:home.title') });
}
