import type { AmountLimits } from '@vyloha/contract';
import type { ProductPrice } from '../prices/product-price';

/** Delivery date, to be formatted by the view; `date` is `YYYY-MM-DD`. */
export interface DeliveryPromise {
  kind: 'today' | 'immediate' | 'tomorrow' | 'date';
  date: string;
}

/** Stock as a page displays it. */
export interface AvailabilityView {
  isAvailable: boolean;
  text: string;
  /** In the displayed unit; `null` where stock is not counted. */
  stock: { pieces: number; isCapped: boolean } | null;
}

/** The offer of a variant: price, delivery and quantity. */
export interface VariantOffer {
  variantId: string;
  /** Its page is the product's own. */
  isDefaultVariant: boolean;
  /** Of one displayed unit; `null` when the product is not sold. */
  price: ProductPrice | null;
  unit: string;
  /** How much of the unit one counted step is. */
  multiplier: number;
  limits: AmountLimits;
  /** `null` when the product is not sold: its stock is nobody's concern. */
  availability: AvailabilityView | null;
  delivery: DeliveryPromise | null;
  canBeBought: boolean;
}

/** A variant among others. */
export interface NamedOffer extends VariantOffer {
  name: string;
}
