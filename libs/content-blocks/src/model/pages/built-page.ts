import type { PageMeta, Translated } from '@vyloha/contract';
import type { ContentBlock } from '../blocks/content-block';
import type { ContentImage } from '../content-image';

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
