import type { RichTextNode } from '@vyloha/rich-text';
import type { HomeContent } from '../model/home-content';
import type { HomePageData } from '../model/home-page-data';
import type { LoadedBlocks } from '../model/loaded-blocks';
import { toPageTags } from '../model/page-tags';
import { isBannerShown } from '../model/wide-banner';

interface HomePageParts<Product> {
  content: HomeContent;
  blocks: LoadedBlocks<Product, readonly RichTextNode[]>;
  now: Date;
  /** Of a home page that has none of its own. */
  defaultTitle: string;
}

/** The home page as it is shown now. */
export function toHomePage<Product>({
  content,
  blocks,
  now,
  defaultTitle,
}: HomePageParts<Product>): HomePageData<Product, readonly RichTextNode[]> {
  const { meta, blocks: _unread, ...parts } = content;
  const title = content.title ?? defaultTitle;
  return {
    ...parts,
    title,
    banners: content.banners.filter((banner) => isBannerShown(banner, now)),
    ...blocks,
    meta: toPageTags(title, meta),
  };
}
