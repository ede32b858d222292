import type { RichTextSource, SellingPoint } from './content-block';
import type { InfoBox } from './info-box';
import type { LoadedBlocks } from './loaded-blocks';
import type { PageTags } from './page-tags';
import type { WideBanner } from './wide-banner';

/** What the home page is made of, in the shopper's language. */
export interface HomePageData<Product, Text = RichTextSource> extends LoadedBlocks<Product, Text> {
  title: string;
  banners: readonly WideBanner[];
  sellingPoints: readonly SellingPoint[];
  infoBoxes: readonly InfoBox[];
  meta: PageTags;
}
