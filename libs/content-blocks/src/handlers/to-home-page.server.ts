import { isVisibleToViewer, type Viewer } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/rich-text';
import type { HomeContent } from '../model/home/home-content';
import type { LoadedBlocks } from '../model/blocks/loaded-blocks';
import { toMetaTags } from '../model/search-engines/meta-tags';

interface HomePageInput<Product> {
  content: HomeContent;
  blocks: LoadedBlocks<Product, readonly RichTextNode[]>;
  viewer: Viewer;
  /** Fallback for a home page without its own. */
  defaultTitle: string;
}

/** The home page as it is visible now. */
export function toHomePage<Product>({ content, blocks, viewer, defaultTitle }: HomePageInput<Product>) {
  const { meta, blocks: _blocks, ...sections } = content;
  const title = content.title ?? defaultTitle;
  return {
    ...sections,
    title,
    banners: content.banners.filter((banner) => isVisibleToViewer(banner, viewer)),
    ...blocks,
    meta: toMetaTags(title, meta),
  };
}
