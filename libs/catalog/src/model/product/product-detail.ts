import type { CatalogPicture } from '../category/catalog-picture';
import type { Gift, ProductBreadcrumb, StorageDate } from './product';
import type { ShownEndText } from './end-text';
import type { FeaturedGoods } from '../recommendations/featured-goods';
import type { PageMeta } from '../page-meta';
import type { ProductBadge } from './product-badge';
import type { ProductBox } from './product-box';
import type { Question, ReviewPart } from '../reviews/review';
import type { ReviewView } from '../reviews/review-view';
import type { ShownParameter } from '../parameters/shown-parameters';
import type { Recommendation } from '../recommendations/recommendation';
import type { VariantAxis } from '../variants/variant-axes';
import type { NamedOffer, ShownAvailability, VariantOffer } from '../variants/variant-offer';

/** Goods as their own page, with the variant that is shown. */
export interface ProductDetail extends VariantOffer {
  id: string;
  slug: string;
  name: string;
  fullname: string;
  perex: string | null;
  code: string;
  ean: string | null;
  brand: { title: string; link: string } | null;
  breadcrumbs: readonly ProductBreadcrumb[];
  pictures: readonly CatalogPicture[];
  rating: number | null;
  ratingCount: number;
  badges: readonly ProductBadge[];
  /** Sold out for now: shoppers may have the shop write when it is back. */
  canBeWatched: boolean;
  defaultVariantId: string;
  variantName: string | null;
  axes: readonly VariantAxis[];
  gifts: readonly Gift[];
  storageDates: readonly StorageDate[];
  /** What of the variant lies where, as much as a page tells. */
  stockByWarehouse: Readonly<Record<string, NonNullable<ShownAvailability['stock']>>>;
  parameters: readonly ShownParameter[];
}

/** What shoppers say and ask about goods. */
export interface Opinions {
  /** `null` while the backend does not answer. */
  reviews: (ReviewPart & { view: ReviewView; hasMore: boolean }) | null;
  /** `null` while the backend does not answer. */
  questions: readonly Question[] | null;
}

/** Goods that the shopper may buy for loyalty credits. */
export interface CreditsOffer {
  /** Credits for one piece. */
  price: number;
  /** The address asks to pay with them. */
  isChosen: boolean;
}

/** What a product page is made of; `Text` is a parsed rich text. */
export interface ProductPageData<Text> {
  product: ProductDetail;
  description: Text;
  endTexts: readonly ShownEndText<Text>[];
  /** What to buy instead of sold-out goods. */
  alternatives: readonly ProductBox[];
  /** For logged-in shoppers, of goods that have a price in credits; `null` for everybody else. */
  credits: CreditsOffer | null;
  /** What goes with the goods, then what is like them. */
  recommended: readonly Recommendation[];
  /** What editors put beside the goods. */
  featured: readonly FeaturedGoods[];
  /** Variants that business users order at once, each in its own quantity; none for others. */
  batch: readonly NamedOffer[];
  /** Explains the sizes, where there are sizes to choose. */
  sizeImage: CatalogPicture | null;
  /** Value of goods from which delivery costs nothing; `null` when it always costs. */
  freeShippingAtMinor: number | null;
  opinions: Opinions;
  /** E-mail of who is logged in. */
  ownEmail: string | null;
  meta: PageMeta;
}
