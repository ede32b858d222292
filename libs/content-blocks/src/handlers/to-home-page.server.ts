import { paths } from '@vyloha/links';
import type { RichTextNode } from '@vyloha/rich-text';
import type { CategoryTile } from '../model/category-tile';
import type { HomeContent } from '../model/home-content';
import type { HomePageData } from '../model/home-page-data';
import { toPageTags } from '../model/page-tags';
import { isBannerShown } from '../model/wide-banner';
import { toShowableBlocks } from './to-showable-blocks.server';

interface HomePageParts<Product> {
  content: HomeContent;
  categories: readonly CategoryTile[];
  products: readonly Product[];
  now: Date;
  /** Of a home page that has none of its own. */
  defaultTitle: string;
}

/** The home page as it is shown now. */
export function toHomePage<Product>(parts: HomePageParts<Product>): HomePageData<Product, readonly RichTextNode[]> {
  const { content, categories, products, now, defaultTitle } = parts;
  const title = content.title ?? defaultTitle;
  return {
    title,
    banners: content.banners.filter((banner) => isBannerShown(banner, now)),
    sellingPoints: content.sellingPoints,
    infoBoxes: content.infoBoxes,
    blocks: toShowableBlocks(content.blocks),
    categories,
    products,
    meta: toPageTags(title, content.meta, paths.home()),
  };
}
