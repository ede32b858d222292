import type { CatalogPicture } from '../category/catalog-picture';
import type { Gift, ProductBreadcrumb, StorageDate } from './product';
import type { EndTextView } from './end-text';
import type { FeaturedProducts } from '../recommendations/featured-products';
import type { PageMeta } from '../page-meta';
import type { ProductBadge } from './product-badge';
import type { ProductBox } from './product-box';
import type { Question, ReviewsPage } from '../reviews/review';
import type { ReviewView } from '../reviews/review-view';
import type { ParameterView } from '../parameters/parameter-views';
import type { Recommendation } from '../recommendations/recommendation';
import type { VariantAxis } from '../variants/variant-axes';
import type { NamedOffer, AvailabilityView, VariantOffer } from '../variants/variant-offer';

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
  /** Sold out for now: shoppers may subscribe to an e-mail when it is back. */
  canBeWatched: boolean;
  defaultVariantId: string;
  variantName: string | null;
  axes: readonly VariantAxis[];
  gifts: readonly Gift[];
  storageDates: readonly StorageDate[];
  /** Stock of the variant by warehouse, as displayed. */
  stockByWarehouse: Readonly<Record<string, NonNullable<AvailabilityView['stock']>>>;
  parameters: readonly ParameterView[];
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

/** Data of a product page; `Text` is a parsed rich text. */
export interface ProductPageData<Text> {
  product: ProductDetail;
  description: Text;
  endTexts: readonly EndTextView<Text>[];
  /** Alternatives to a sold-out product. */
  alternatives: readonly ProductBox[];
  /** For logged-in shoppers, of products that have a price in credits; `null` for everybody else. */
  credits: CreditsOffer | null;
  /** Cross-sell first, then similar products. */
  recommended: readonly Recommendation[];
  /** Editors' lists. */
  featured: readonly FeaturedProducts[];
  /** Variants that business users order at once, each in its own quantity; none for others. */
  batch: readonly NamedOffer[];
  /** The size chart, where there are sizes to choose. */
  sizeImage: CatalogPicture | null;
  /** Value of products from which delivery is free; `null` when it never is. */
  freeShippingAtMinor: number | null;
  feedback: ProductFeedback;
  /** E-mail of the logged-in customer. */
  userEmail: string | null;
  meta: PageMeta;
}
