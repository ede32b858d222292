import type { LoaderFunctionArgs } from '@remix-run/node';
import { getHomeContent } from '../api/get-home-content.server';
import { loadBlocks } from './load-blocks.server';
import { toHomePage } from './to-home-page.server';

/** The home page with everything its blocks refer to. */
export async function homePageLoader({ context }: LoaderFunctionArgs) {
  const { cms, locale, t } = context;
  const content = await getHomeContent(cms, locale);
  const blocks = await loadBlocks(context, content.blocks);
  return toHomePage({ content, blocks, now: new Date(), defaultTitle: t('content-blocks:home.title') });
}
