import type { Translated } from '@vyloha/contract';
import type { ContentBlock, RichTextSource } from './content-block';
import type { ContentImage } from './content-image';
import type { LoadedBlocks } from './loaded-blocks';
import type { PageMeta } from './page-meta';
import type { PageTags } from './page-tags';

/** A page an editor built of blocks, in one locale: `content_page` of the content system. */
export interface BuiltPage {
  id: string;
  title: string;
  slugs: Translated;
  image: ContentImage | null;
  blocks: readonly ContentBlock[];
  /** How many blocks a page of it has; null where all of them stand on one. */
  blocksPerPage: number | null;
  meta: PageMeta;
}

/** What one page of it is made of, in the shopper's language. */
export interface BuiltPageData<Product, Text = RichTextSource> extends LoadedBlocks<Product, Text> {
  title: string;
  image: ContentImage | null;
  page: number;
  totalPages: number;
  meta: PageTags;
}
