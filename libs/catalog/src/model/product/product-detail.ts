import type { MeasuredItem } from '@vyloha/contract';
import type { CatalogPicture } from '../category/catalog-picture';
import type { EmbeddedVideo } from '../category/embedded-video';
import type { Gift, ProductBreadcrumb, ProductLink, StorageDate } from './product';
import type { ProductLegal } from './product-legal';
import type { DeliveryOption } from './delivery-options';
import type { DeliveryTerms } from './delivery-terms';
import type { ProductBadge } from './product-badge';
import type { Question, ReviewsPage } from '../reviews/review';
import type { ReviewView } from '../reviews/review-view';
import type { ParameterView } from '../parameters/parameter-views';
import type { VariantAxis } from '../variants/variant-axes';
import type { AvailabilityView, VariantOffer } from '../variants/variant-offer';

/** A product for its page, with the displayed variant. */
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
  /** `null` for what cannot be bought. */
  deliveryTerms: DeliveryTerms | null;
  /** How the least amount of it gets to the shopper; none for what cannot be bought. */
  deliveryOptions: readonly DeliveryOption[];
  /** Sold out for now: shoppers may subscribe to an e-mail when it is back. */
  canBeWatched: boolean;
  defaultVariantId: string;
  /** The displayed variant; absent where the shop does not measure. */
  measured?: MeasuredItem;
  variantName: string | null;
  axes: readonly VariantAxis[];
  gifts: readonly Gift[];
  storageDates: readonly StorageDate[];
  /** Stock of the variant by warehouse, as displayed. */
  stockByWarehouse: Readonly<Record<string, NonNullable<AvailabilityView['stock']>>>;
  parameters: readonly ParameterView[];
  /** Amounts of one piece. */
  legal: ProductLegal;
  documents: readonly ProductLink[];
  video: (EmbeddedVideo & { title: string }) | null;
}

/** Reviews and questions of a product. */
export interface ProductFeedback {
  /** `null` while the backend does not respond. */
  reviews: (ReviewsPage & { view: ReviewView; hasMore: boolean }) | null;
  /** `null` while the backend does not respond. */
  questions: readonly Question[] | null;
}

/** A product that can be bought for loyalty credits. */
export interface CreditsOffer {
  /** Credits for one piece. */
  price: number;
  /** The address selects payment with credits. */
  isSelected: boolean;
}
