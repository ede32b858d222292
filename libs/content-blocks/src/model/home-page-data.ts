import type { RichTextSource } from './content-block';
import type { HomeContent } from './home-content';
import type { LoadedBlocks } from './loaded-blocks';
import type { MetaTags } from './meta-tags';

/** Parts of the home page that are not blocks. */
type HomeSections = Omit<HomeContent, 'title' | 'meta' | 'blocks'>;

/** Data of the home page, in the shopper's language. */
export interface HomePageData<Product, Text = RichTextSource> extends HomeSections, LoadedBlocks<Product, Text> {
  title: string;
  meta: MetaTags;
}
