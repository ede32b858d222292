import type { BrandTile } from './brand-tile';
import type { Certification } from './certification';
import type { ContentBlock, SellingPoint } from './content-block';
import type { EntryHeader } from './entry-header';
import type { InfoBox } from './info-box';
import type { PageMeta } from './page-meta';
import type { WideBanner } from './wide-banner';

/** What the content system says about the home page, in one locale. */
export interface HomeContent {
  title: string | null;
  meta: PageMeta | null;
  blocks: readonly ContentBlock[];
  entryHeader: EntryHeader | null;
  /** Ordered by weight; time limits are not judged yet. */
  banners: readonly WideBanner[];
  infoBoxes: readonly InfoBox[];
  sellingPoints: readonly SellingPoint[];
  /** The weightiest of the shop. */
  brandTiles: readonly BrandTile[];
  certifications: readonly Certification[];
}
