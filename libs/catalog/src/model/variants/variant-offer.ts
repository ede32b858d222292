import type { AmountLimits } from '../product/product';
import type { ProductPrice } from '../prices/product-price';

/** When goods arrive, ready to be put into words; `date` is `YYYY-MM-DD`. */
export interface DeliveryPromise {
  kind: 'today' | 'immediate' | 'tomorrow' | 'date';
  date: string;
}

/** What a page says of stock. */
export interface ShownAvailability {
  isAvailable: boolean;
  text: string;
  /** In the unit shown; `null` where stock is not counted. */
  stock: { pieces: number; isCapped: boolean } | null;
}

/** A variant as it is offered: what it costs, when it comes, how it is counted. */
export interface VariantOffer {
  variantId: string;
  /** Its page is the product's own. */
  isDefaultVariant: boolean;
  /** Of one unit as it is shown; `null` when the goods are not sold. */
  price: ProductPrice | null;
  unit: string;
  /** How much of the unit one counted step is. */
  multiplier: number;
  limits: AmountLimits;
  availability: ShownAvailability;
  delivery: DeliveryPromise | null;
  canBeBought: boolean;
}

/** A variant among others. */
export interface NamedOffer extends VariantOffer {
  name: string;
}
