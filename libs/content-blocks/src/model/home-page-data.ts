import type { CategoryTile } from './category-tile';
import type { ContentBlock, RichTextSource, SellingPoint } from './content-block';
import type { InfoBox } from './info-box';
import type { PageTags } from './page-tags';
import type { WideBanner } from './wide-banner';

/** What the home page is made of, in the shopper's language. */
export interface HomePageData<Product, Text = RichTextSource> {
  title: string;
  banners: readonly WideBanner[];
  sellingPoints: readonly SellingPoint[];
  infoBoxes: readonly InfoBox[];
  blocks: readonly ContentBlock<Text>[];
  /** All categories the blocks refer to. */
  categories: readonly CategoryTile[];
  /** All goods the blocks refer to. */
  products: readonly Product[];
  meta: PageTags;
}
