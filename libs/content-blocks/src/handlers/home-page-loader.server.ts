import type { LoaderFunctionArgs } from '@remix-run/node';
import { nextVisibilityChange } from '@vyloha/contract';
import { getHomeContent } from '../api/home/get-home-content.server';
import { loadBlocks } from './load-blocks.server';
import { toHomePage } from './to-home-page.server';

/** The home page with everything its blocks refer to; cached until the next banner starts or ends. */
export async function homePageLoader({ context }: LoaderFunctionArgs) {
  const { cms, locale, t } = context;
  const content = await getHomeContent(cms, locale);
  const blocks = await loadBlocks(context, content.blocks);
  const viewer = { groups: context.shopper.groups, now: new Date() };
  const nextChangeAt = nextVisibilityChange(content.banners, viewer.now);
  if (nextChangeAt !== null) context.expirePageAt(nextChangeAt);
  return toHomePage({ content, blocks, viewer, defaultTitle: t('content-blocks:home.title') });
}
