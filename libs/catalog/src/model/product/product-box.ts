import type { ProductBadge } from './product-badge';
import type { ShownPrice } from '../prices/shown-price';
import type { DeliveryPromise, ShownAvailability } from '../variants/variant-offer';

/** What the button of a box does: adds to the cart, or leads to the page where one chooses or reads first. */
export type BoxAction = 'add' | 'choose' | 'view';

/** What there is to choose from: the variants and, in rows, what they differ by. */
export interface BoxVariants {
  count: number;
  rows: number;
}

/** Goods as a tile of a listing, with all decided that can be: a page carries dozens of them. */
export interface ProductBox {
  id: string;
  slug: string;
  name: string;
  fileKey: string | null;
  /** Of the picture under a pointer. */
  hoverFileKey: string | null;
  /** 0 to 100; `null` when nobody rated. */
  rating: number | null;
  ratingCount: number;
  badges: readonly ProductBadge[];
  variantId: string;
  /** The variant's page is the product's own. */
  isDefaultVariant: boolean;
  action: BoxAction;
  /** `null` for goods that have only one. */
  variants: BoxVariants | null;
  /** Of one unit as it is shown; `null` when the goods are not sold. */
  price: ShownPrice | null;
  /** Other variants cost more. */
  isPriceFrom: boolean;
  unit: string;
  isSoldByMetre: boolean;
  availability: ShownAvailability;
  delivery: DeliveryPromise | null;
}
