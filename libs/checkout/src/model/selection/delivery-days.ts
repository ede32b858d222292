import type { DeliveryDay } from '@vyloha/cart';

/** When a place hands the cart over, and how many of its lines lie there. */
export interface PlaceDelivery {
  day: DeliveryDay | null;
  /** `null` for a place without a stock of its own. */
  linesThere: number | null;
}

/** Delivery days by shipper, and for pick-up by place. */
export interface DeliveryDays {
  byShipper: Readonly<Record<string, DeliveryDay | null>>;
  byBranch: Readonly<Record<string, PlaceDelivery>>;
  /** Of the cart. */
  lineCount: number;
}
