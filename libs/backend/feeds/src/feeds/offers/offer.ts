import type { FeedCategories } from '@vyloha/import-documents';
import type { PricedShipper } from '@vyloha/backend-shop';

export interface OfferParameter {
  title: string;
  /** number, text, color or size */
  kind: string;
  /** With its unit; several values are joined. */
  value: string;
}

export interface OfferDelivery {
  shipper: PricedShipper;
  priceMinor: number;
  /** With cash on delivery; null where it cannot be chosen. */
  cashPriceMinor: number | null;
}

/** A variant as a guest is offered it, the same on the product's page; money in minor units with tax. */
export interface Offer {
  /** The shop's, to be found by people. */
  code: string;
  id: string;
  /** Of the product; null for one that has a single variant. */
  groupId: string | null;
  /** With the brand. */
  name: string;
  /** Lines of plain text; the name where the product has no description. */
  description: string;
  url: string;
  /** Absolute, the main one first. */
  pictures: readonly string[];
  /** Of the displayed unit: of a metre for products sold by the metre. */
  priceMinor: number;
  /**
   * What the discount is measured from: the lowest price of the 30 days before it, the original price without a
   * history; null without a discount.
   */
  referenceMinor: number | null;
  /** The lowest price of the 30 days before a discount; null without one, or without a history. */
  lowestMinor30: number | null;
  /** How much of the unit the price is for, where the law asks for a price per unit. */
  measure: { amount: number; unit: string; perUnit: string } | null;
  /** In the displayed unit, whole ones. */
  stock: number;
  isInStock: boolean;
  /** Whether it can be bought now. */
  canBeBought: boolean;
  /** Whether its page would show another variant, since this one is sold out. */
  isHiddenBySibling: boolean;
  /** Days from the order to dispatch; 0 for what is sent with the orders of the day. */
  dispatchDays: number;
  /** `YYYY-MM-DD` as its page promises; null where nobody delivers. */
  deliveryDay: string | null;
  /** With valid check digit. */
  ean: string | null;
  brand: string | null;
  /** Titles from the root down. */
  categoryPath: readonly string[];
  feedCategories: FeedCategories;
  parameters: readonly OfferParameter[];
  deliveries: readonly OfferDelivery[];
}
