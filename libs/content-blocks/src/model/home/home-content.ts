import type { PageMeta } from '@vyloha/contract';
import type { BrandTile } from '../blocks/brand-tile';
import type { Certification } from './certification';
import type { SellingPoint } from '../blocks/block-fields';
import type { ContentBlock } from '../blocks/content-block';
import type { EntryHeader } from './entry-header';
import type { InfoBox } from './info-box';
import type { WideBanner } from './wide-banner';

/** Content of the home page, in one locale. */
export interface HomeContent {
  title: string | null;
  meta: PageMeta | null;
  blocks: readonly ContentBlock[];
  entryHeader: EntryHeader | null;
  /** Ordered by weight; not yet filtered by dates. */
  banners: readonly WideBanner[];
  infoBoxes: readonly InfoBox[];
  sellingPoints: readonly SellingPoint[];
  /** Those with the highest weight in the shop. */
  brandTiles: readonly BrandTile[];
  certifications: readonly Certification[];
}
