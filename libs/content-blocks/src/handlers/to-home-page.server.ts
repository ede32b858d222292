import { isShown, type Viewer } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/rich-text';
import type { HomeContent } from '../model/home-content';
import type { HomePageData } from '../model/home-page-data';
import type { LoadedBlocks } from '../model/loaded-blocks';
import { toPageTags } from '../model/page-tags';

interface HomePageParts<Product> {
  content: HomeContent;
  blocks: LoadedBlocks<Product, readonly RichTextNode[]>;
  viewer: Viewer;
  /** Of a home page that has none of its own. */
  defaultTitle: string;
}

/** The home page as it is shown now. */
export function toHomePage<Product>({
  content,
  blocks,
  viewer,
  defaultTitle,
}: HomePageParts<Product>): HomePageData<Product, readonly RichTextNode[]> {
  const { meta, blocks: _unread, ...parts } = content;
  const title = content.title ?? defaultTitle;
  return {
    ...parts,
    title,
    banners: content.banners.filter((banner) => isShown(banner, viewer)),
    ...blocks,
    meta: toPageTags(title, meta),
  };
}
