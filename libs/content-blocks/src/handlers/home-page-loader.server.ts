import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ProductBox } from '@vyloha/catalog';
import { loadProductsByIds } from '@vyloha/catalog/server';
import type { RichTextNode } from '@vyloha/rich-text';
import { getHomeContent } from '../api/get-home-content.server';
import { listCategoryTilesOrNone } from '../api/list-category-tiles-or-none.server';
import { blockReferences } from '../model/block-references';
import type { HomePageData } from '../model/home-page-data';
import type { PageMeta } from '../model/page-meta';
import { isBannerShown } from '../model/wide-banner';
import { toShowableBlocks } from './to-showable-blocks.server';

type HomePage = HomePageData<ProductBox, readonly RichTextNode[]>;

/** The home page with everything its blocks refer to: categories in one call, goods in another. */
export async function homePageLoader({ context }: LoaderFunctionArgs): Promise<HomePage> {
  const { cms, locale, t } = context;
  const content = await getHomeContent(cms, locale);
  const { productIds, categoryIds } = blockReferences(content.blocks);
  const [categories, products] = await Promise.all([
    listCategoryTilesOrNone(cms, locale, categoryIds),
    loadProductsByIds(context, productIds, 'content'),
  ]);
  const now = new Date();
  const title = content.title ?? t('content-blocks:home.title');
  return {
    title,
    banners: content.banners.filter((banner) => isBannerShown(banner, now)),
    sellingPoints: content.sellingPoints,
    infoBoxes: content.infoBoxes,
    blocks: toShowableBlocks(content.blocks),
    categories,
    products,
    meta: toMeta(title, content.meta),
  };
}

function toMeta(title: string, meta: PageMeta | null): HomePage['meta'] {
  return {
    title: meta?.title ?? title,
    ...(meta?.description && { description: meta.description }),
    ...(meta?.isIndexed === false && { robots: 'noindex' }),
  };
}
