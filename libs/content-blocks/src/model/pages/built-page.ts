import type { Translated } from '@vyloha/contract';
import type { ContentBlock, RichTextSource } from '../blocks/content-block';
import type { ContentImage } from '../content-image';
import type { LoadedBlocks } from '../blocks/loaded-blocks';
import type { PageMeta } from '../search-engines/page-meta';
import type { MetaTags } from '../search-engines/meta-tags';

/** A page an editor built of blocks, in one locale: `content_page` of the content system. */
export interface BuiltPage {
  id: string;
  title: string;
  slugs: Translated;
  image: ContentImage | null;
  blocks: readonly ContentBlock[];
  /** Number of blocks per page; null without pagination. */
  blocksPerPage: number | null;
  meta: PageMeta;
}

/** Data of one page of it, in the shopper's language. */
export interface BuiltPageData<Product, Text = RichTextSource> extends LoadedBlocks<Product, Text> {
  title: string;
  image: ContentImage | null;
  page: number;
  totalPages: number;
  meta: MetaTags;
}
