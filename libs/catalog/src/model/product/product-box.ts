import type { AmountLimits, MeasuredItem } from '@vyloha/contract';
import type { ProductBadge } from './product-badge';
import type { DisplayPrice } from '../prices/display-price';
import type { DeliveryPromise, AvailabilityView } from '../variants/variant-offer';

/**
 * What the button of a box does: adds to the cart, or opens the page to choose a variant, to read first, or to see what
 * to buy instead.
 */
export type BoxAction = 'add' | 'choose' | 'view' | 'alternatives';

/** Number of variants, and of the rows of options. */
export interface BoxVariants {
  count: number;
  rows: number;
}

/** Settings of the quantity field of a box. */
export interface BoxQuantity {
  /** How much of the unit one counted step is. */
  multiplier: number;
  limits: AmountLimits;
}

/** A product in a listing, with everything decided on the server: a page carries dozens of them. */
export interface ProductBox {
  id: string;
  slug: string;
  name: string;
  /** Of the displayed variant; absent where the theme's boxes show none. */
  code?: string;
  fileKey: string | null;
  /** Picture on hover. */
  hoverFileKey: string | null;
  /** 0 to 100; `null` when nobody rated. */
  rating: number | null;
  ratingCount: number;
  badges: readonly ProductBadge[];
  variantId: string;
  /** The variant's page is the product's own. */
  isDefaultVariant: boolean;
  action: BoxAction;
  /** How much of it one order may have, to add any of that; absent where the theme's boxes add one step. */
  quantity?: BoxQuantity;
  /** `null` for a single variant. */
  variants: BoxVariants | null;
  /** Of one displayed unit; `null` when the product is not sold. */
  price: DisplayPrice | null;
  /** Other variants cost more. */
  isPriceFrom: boolean;
  unit: string;
  isSoldByMetre: boolean;
  /** `null` when the product is not sold. */
  availability: AvailabilityView | null;
  delivery: DeliveryPromise | null;
  /** The displayed variant; absent where the shop does not measure. */
  measured?: MeasuredItem;
}
