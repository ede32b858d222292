import type { RichTextSource } from '../blocks/content-block';
import type { HomeContent } from './home-content';
import type { LoadedBlocks } from '../blocks/loaded-blocks';
import type { MetaTags } from '../search-engines/meta-tags';

/** Parts of the home page that are not blocks. */
type HomeSections = Omit<HomeContent, 'title' | 'meta' | 'blocks'>;

/** Data of the home page, in the shopper's language. */
export interface HomePageData<Product, Text = RichTextSource> extends HomeSections, LoadedBlocks<Product, Text> {
  title: string;
  meta: MetaTags;
}
