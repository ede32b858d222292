import type { CatalogPicture } from './catalog-picture';
import type { ProductBadge } from './product-badge';
import type { VariantOffer } from './variant-offer';

/** Goods as a tile of a listing, with all decided that can be. */
export interface ProductBox extends VariantOffer {
  id: string;
  slug: string;
  name: string;
  picture: CatalogPicture | null;
  hoverFileKey: string | null;
  /** 0 to 100; `null` when nobody rated. */
  rating: number | null;
  ratingCount: number;
  badges: readonly ProductBadge[];
  hasVariants: boolean;
  /** Other variants cost more. */
  isPriceFrom: boolean;
}
