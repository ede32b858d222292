import type { RichTextSource } from './content-block';
import type { HomeContent } from './home-content';
import type { LoadedBlocks } from './loaded-blocks';
import type { PageTags } from './page-tags';

/** Parts of the home page that are no blocks. */
type HomeParts = Omit<HomeContent, 'title' | 'meta' | 'blocks'>;

/** What the home page is made of, in the shopper's language. */
export interface HomePageData<Product, Text = RichTextSource> extends HomeParts, LoadedBlocks<Product, Text> {
  title: string;
  meta: PageTags;
}
